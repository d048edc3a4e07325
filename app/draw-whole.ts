import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';

/**
 * The context of a page that React takes over in the browser, with the data that it gets there already read. React Router
 * sends them as a stream, for which drawing a page has to wait; so it is drawn in one go (decision 0140).
 */
export async function withDataReady(context: EntryContext): Promise<EntryContext> {
  const { serverHandoffStream, renderMeta } = context;
  if (!serverHandoffStream) return context;
  const value = await textOf(serverHandoffStream);
  const ready = Object.assign(Promise.resolve(), { result: { done: true, value } });
  return { ...context, renderMeta: { ...renderMeta, streamCache: { 0: ready } } };
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    text += decoder.decode(piece.value, { stream: true });
  // Whoever draws takes it up again, and finds it at its end.
  reader.releaseLock();
  return text + decoder.decode();
}

/** Draws a page that React takes over in the browser. @throws what a part threw, or an error where one has to wait */
export function drawWhole(element: ReactNode): string {
  const html = renderToString(element);
  if (html.includes(leftOut))
    throw new Error('A part of a page waits for something: it cannot be drawn in one go.');
  return `<!DOCTYPE html>${html}`;
}

/** What React leaves in the place of a part that it could not draw. It stands in no words: those have no `<`. */
const leftOut = '<!--$!-->';
