import { maxFileBytes, maxFiles } from '#domain/leads/files.ts';

const tooLarge = 'This is larger than the site accepts.';
const smallerFiles = `Please go back and attach smaller files: up to ${maxFiles}, each of up to ${maxFileBytes / 1024 / 1024} MB.`;

/** An answer of the server itself, before or after the application: JSON for programs, text for people. */
export function refusal(status: number, message: string, json: boolean, code?: string): Response {
  if (json) return Response.json({ error: { ...(code ? { code } : {}), message } }, { status });
  return new Response(`${message}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

/** 413, with what to do about it where files can be attached. */
export function tooLargeRefusal(pathname: string, json: boolean): Response {
  const message = pathname === '/lets-talk' ? `${tooLarge} ${smallerFiles}` : tooLarge;
  return refusal(413, message, json, 'too-large');
}
