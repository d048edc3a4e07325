import { Suspense, use } from 'react';
import type { EntryContext } from 'react-router';
import { expect, it } from 'vitest';
import { drawWhole, withDataReady } from './draw-whole.ts';

/** What React Router hands to a page, as far as it is read here: its data, in two pieces cut through a letter. */
function contextOf(text: string, cutAt: number): EntryContext {
  const bytes = new TextEncoder().encode(text);
  const serverHandoffStream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of [bytes.subarray(0, cutAt), bytes.subarray(cutAt)]) controller.enqueue(piece);
      controller.close();
    },
  });
  return { serverHandoffStream, renderMeta: {} } as unknown as EntryContext;
}

it('reads the data of a page before it is drawn, whole, and leaves the stream to whoever draws', async () => {
  const { serverHandoffStream, renderMeta } = await withDataReady(contextOf('[“Łukasz”]', 2));
  expect(renderMeta?.streamCache?.[0]?.result).toEqual({ done: true, value: '[“Łukasz”]' });
  expect(await serverHandoffStream?.getReader().read()).toEqual({ done: true, value: undefined });
});

it('draws a page in one go, and fails rather than leave out a part that waits', () => {
  expect(drawWhole(<html lang="en-GB" />)).toBe('<!DOCTYPE html><html lang="en-GB"><head></head></html>');
  const never = new Promise<string>(() => undefined);
  const Waits = () => use(never);
  const page = (
    <Suspense fallback="…">
      <Waits />
    </Suspense>
  );
  expect(() => drawWhole(page)).toThrow('cannot be drawn in one go');
});
