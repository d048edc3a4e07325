import { describe, expect, it } from 'vitest';
import { limitBody } from './body-limit.ts';

const piece = new Uint8Array(1000);

/** A request whose body comes in pieces of 1,000 bytes, and how many of them were taken. */
function requestOf(pieces: number, headers: Record<string, string> = {}) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken === pieces) return controller.close();
        taken += 1;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return { request: new Request('http://foreshore.test/', init as RequestInit), taken: () => taken };
}

describe('the limit of a body', () => {
  it('lets everything through up to the last byte', async () => {
    const { request } = requestOf(10);
    const limited = limitBody(request, 10_000);
    expect((await limited.request.arrayBuffer()).byteLength).toBe(10_000);
    await limited.finish();
    expect(limited.exceeded()).toBe(false);
  });

  it('breaks off for its reader, and takes the rest so that the sender gets to see the answer', async () => {
    const { request, taken } = requestOf(30);
    const limited = limitBody(request, 9_999);
    await expect(limited.request.arrayBuffer()).rejects.toThrow();
    expect([limited.exceeded(), taken()]).toEqual([true, 10]);
    await limited.finish();
    expect(taken()).toBe(30);
  });

  it('takes what the application left unread', async () => {
    const { request, taken } = requestOf(10);
    await limitBody(request, 10_000).finish();
    expect(taken()).toBe(10);
  });

  it('does not go on for ever', async () => {
    const { request, taken } = requestOf(1_000_000);
    const limited = limitBody(request, 10_000, 5_000);
    await expect(limited.request.arrayBuffer()).rejects.toThrow();
    await limited.finish();
    expect(taken()).toBe(16);
  });

  it.each([
    ['a little too much: taken', 12, 12],
    ['far too much: not waited for', 1_000, 0],
  ])('knows beforehand of %s', async (_, pieces, read) => {
    const { request, taken } = requestOf(pieces, { 'Content-Length': String(pieces * 1000) });
    const limited = limitBody(request, 10_000, 5_000);
    expect(limited.exceeded()).toBe(true);
    await limited.finish();
    expect(taken()).toBe(read);
  });

  it('ends quietly when the sender goes away', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('connection lost')),
    });
    const init = { method: 'POST', body, duplex: 'half' };
    await limitBody(new Request('http://foreshore.test/', init as RequestInit), 10).finish();
  });
});
