import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';

export type SlowPost = {
  request: ClientRequest;
  /** Sends one byte more. */
  dripByte: () => void;
  /** Sends the rest; resolves with the answer. */
  finish: () => Promise<{ status: number | undefined; connection: string | undefined; text: string }>;
};

/**
 * Posts the first half of a body and withholds the rest. Resolves when the server has begun to handle the request:
 * it has asked for the body (100 Continue).
 */
export function postHalf(url: string, body: Buffer, headers: Record<string, string>): Promise<SlowPost> {
  let sent = Math.floor(body.length / 2);
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, {
      method: 'POST',
      agent: false,
      headers: {
        ...headers,
        Connection: 'keep-alive',
        'Content-Length': body.length,
        Expect: '100-continue',
      },
    });
    const answer = new Promise<IncomingMessage>((done, fail) => {
      request.once('response', done);
      request.once('error', fail);
    });
    answer.catch(reject);
    const finish: SlowPost['finish'] = async () => {
      request.end(body.subarray(sent));
      const response = await answer;
      let text = '';
      for await (const piece of response) text += piece;
      return { status: response.statusCode, connection: response.headers.connection, text };
    };
    const dripByte = () => {
      request.write(body.subarray(sent, sent + 1));
      sent += 1;
    };
    const begun = () => resolve({ request, dripByte, finish });
    request.once('continue', () => request.write(body.subarray(0, sent), begun));
    request.flushHeaders();
  });
}

/** An enquiry with one file of so many bytes, as a browser sends it. */
export async function enquiryWithFile(answers: Record<string, string | string[]>, bytes: number) {
  const form = new FormData();
  for (const [name, value] of Object.entries(answers)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  const content = new Uint8Array(bytes);
  content.set(new TextEncoder().encode('%PDF-1.7\n'));
  form.append('files', new Blob([content]), 'plan.pdf');
  const sending = new Response(form);
  const type = sending.headers.get('content-type') ?? '';
  return { body: Buffer.from(await sending.arrayBuffer()), headers: { 'Content-Type': type } };
}
