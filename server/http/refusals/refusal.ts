import { refusalWords } from '#content/refusals.ts';
import { say } from '#content/say.ts';
import { maxFileBytes, maxFiles } from '#domain/leads/files.ts';
import type { AddressFacts } from '#server/http/addresses.ts';
import { refusalPage } from './refusal-page.ts';

const tooLarge = 'This is larger than the site accepts.';
const smallerFiles = `Please go back and attach smaller files: up to ${maxFiles}, each of up to ${maxFileBytes / 1024 / 1024} MB.`;

const codes: Record<number, string> = {
  400: 'invalid',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'timeout',
  413: 'too-large',
  429: 'rate-limited',
  500: 'internal',
  503: 'unavailable',
};

/** What a refusal carries: JSON for programs, the site's own page for people. @param message instead of the usual one */
export function refusalContent(
  status: number,
  json: boolean,
  message?: string,
  code = codes[status] ?? 'invalid',
): { type: string; body: string } {
  const said = message === undefined ? undefined : say(message);
  if (!json) return { type: 'text/html; charset=utf-8', body: refusalPage(status, said) };
  const error = { code, message: said ?? refusalWords(status).text };
  return { type: 'application/json', body: JSON.stringify({ error, message: error.message }) };
}

/** An answer of the server itself, before or after the application: JSON for programs, a page for people. */
export function refusal(status: number, json: boolean, message?: string, code?: string): Response {
  const { type, body } = refusalContent(status, json, message, code);
  return new Response(body, { status, headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
}

/** 413, with what to do about it where files can be attached. */
export function tooLargeRefusal({ json, formBytes }: AddressFacts): Response {
  return refusal(413, json, formBytes && !json ? `${tooLarge} ${smallerFiles}` : tooLarge);
}
