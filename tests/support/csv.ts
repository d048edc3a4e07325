import { RouterContextProvider } from 'react-router';
import { servicesContext, staffContext } from '#app/context.ts';
import type { TestServices } from './services.ts';

type Loader = (args: never) => Promise<Response>;

/** The text of a file that an owner downloads, with the mark at its beginning. */
export async function csvOf(services: TestServices, loader: Loader, search = ''): Promise<string> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(staffContext, { id: 'owner', name: 'Owner', email: 'owner@example.com', role: 'owner' });
  const request = new Request(`http://foreshore.test/file.csv${search}`);
  const answer = await loader({ request, context, params: {} } as never);
  return Buffer.from(await answer.arrayBuffer()).toString('utf8');
}
