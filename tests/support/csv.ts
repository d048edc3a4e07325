import { type MiddlewareFunction, RouterContextProvider } from 'react-router';
import { servicesContext, staffContext } from '#app/context.ts';
import type { TestServices } from './services.ts';

/** The text of a file that an owner downloads from an address (`answeredBy`), with the mark at its beginning. */
export async function csvOf(
  services: TestServices,
  [file]: readonly MiddlewareFunction<Response>[],
  search = '',
): Promise<string> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(staffContext, { id: 'owner', name: 'Owner', email: 'owner@example.com', role: 'owner' });
  const request = new Request(`http://foreshore.test/file.csv${search}`);
  const next = () => Promise.reject(new Error('No file answered.'));
  const answer = await file?.({ request, context, params: {} } as never, next);
  // With its mark, which `text()` would leave out.
  return Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer()).toString('utf8');
}
