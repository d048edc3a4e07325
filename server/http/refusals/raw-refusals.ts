import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { KnowAddress } from '#server/http/addresses.ts';
import { pathOf } from '#server/http/path-of.ts';
import { answerDefaults, contentSecurityPolicy } from '#server/http/security-headers.ts';
import { refusalContent } from './refusal.ts';

const statusOfCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

type Refusing = { https: boolean; know: KnowAddress };

/** Answers a request without the application. Not for one whose answer has begun. */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  { https, know }: Refusing,
  { status, headers }: { status: number; headers?: Record<string, string> },
): void {
  const { json } = know(pathOf(request));
  const message = json && headers?.Allow ? `Use ${headers.Allow} here.` : undefined;
  const { head, body } = refusalParts(status, json, https, message);
  response.writeHead(status, { ...head, ...headers });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Answers what never becomes a request: headers that cannot be read, too long or too slow ones, CONNECT, odd Expect. */
export function refuseRaw(server: Server, refusing: Refusing): void {
  const { https } = refusing;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The same question as Node's own answer asks: nothing may be written into an answer that is under way.
    const begun = (socket as Duplex & { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent;
    if (socket.writable && !begun && error.code !== 'ECONNRESET')
      socket.write(rawRefusal(statusOfCode[error.code ?? ''] ?? 400, https));
    socket.destroy();
  });
  server.on('connect', (_request, socket) => {
    socket.on('error', () => undefined);
    socket.end(rawRefusal(405, https, { Allow: 'GET, HEAD, POST' }));
  });
  server.on('checkExpectation', (request, response) =>
    sendRefusal(request, response, refusing, { status: 417 }),
  );
}

function refusalParts(status: number, json: boolean, https: boolean, message?: string) {
  const { type, body } = refusalContent(status, json, message);
  const head = {
    ...answerDefaults(https),
    'Content-Type': type,
    ...(json ? {} : { 'Content-Security-Policy': contentSecurityPolicy({ https }) }),
    'Content-Length': String(Buffer.byteLength(body)),
  };
  return { head, body };
}

function rawRefusal(status: number, https: boolean, headers: Record<string, string> = {}): string {
  const { head, body } = refusalParts(status, false, https);
  const lines = Object.entries({ ...head, ...headers, Connection: 'close' }).map((pair) => pair.join(': '));
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
