/** The same answer with headers that can be set: those of `Response.redirect` and of `fetch` cannot, and throw. */
export function changeable(response: Response): Response {
  try {
    response.headers.delete('X-Never-Sent');
    return response;
  } catch {
    return new Response(response.body, response);
  }
}
