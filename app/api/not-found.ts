/** Any other address under /api: 404 in JSON, not the page for people. */
function notFound(): Response {
  return Response.json(
    { error: { code: 'not-found', message: 'There is no such endpoint.' } },
    { status: 404 },
  );
}

export const loader = notFound;
export const action = notFound;
