import { connect } from 'node:net';

export type RawAnswer = { status: number; headers: Headers; text: string };

/** Sends raw bytes, which no HTTP client would, and reads the answer until the server closes. */
export function sendRaw(siteUrl: string, bytes: string | Uint8Array): Promise<RawAnswer> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
    const pieces: Buffer[] = [];
    socket.on('data', (piece) => pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece));
    socket.on('error', reject);
    socket.on('close', () => {
      const answer = Buffer.concat(pieces).toString('utf8');
      if (answer) resolve(read(answer));
      else reject(new Error(`No answer to: ${bytes.toString().slice(0, 200)}`));
    });
    socket.write(bytes);
  });
}

type Wanted = { method: string; target: string; headers?: Record<string, string>; body?: string | Buffer };

/** One request written out by hand, on a connection of its own. */
export function sendRequest(
  siteUrl: string,
  { method, target, headers = {}, body }: Wanted,
): Promise<RawAnswer> {
  const content = body === undefined ? null : Buffer.from(body);
  const all = {
    Host: new URL(siteUrl).host,
    Connection: 'close',
    ...(content ? { 'Content-Length': String(content.length) } : {}),
    ...headers,
  };
  const lines = Object.entries(all).map((pair) => pair.join(': '));
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'utf8');
  return sendRaw(siteUrl, content ? Buffer.concat([head, content]) : head);
}

function read(answer: string): RawAnswer {
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer.slice(0, end).split('\r\n');
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const body = answer.slice(end + 4);
  const headers = new Headers(pairs);
  const chunked = headers.get('transfer-encoding') === 'chunked';
  return {
    status: Number(first.split(' ')[1]),
    headers,
    // Removes the chunk lengths, well enough to search the text.
    text: chunked ? body.replaceAll(/(^|\r\n)[\da-f]+\r\n/g, '') : body,
  };
}
