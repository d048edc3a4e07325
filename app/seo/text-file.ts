/** The answer of a small text resource that the build turns into a file. */
export function textFile(body: string, type: string): Response {
  return new Response(body, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}
