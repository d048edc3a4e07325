import type { Services } from '#server/ports/services.ts';
import type { DataRequest } from './data-request.ts';
import { findDataRequest } from './find.ts';

/** Names a request to its own sender, who has just sent it: the thanks can be loaded again. It holds nothing personal. */
export function sentRef({ keys }: Pick<Services, 'keys'>, id: string): string {
  return `${id}.${keys.sign('data-request-link', id)}`;
}

/** The request that such a reference names; null when it is not ours. */
export async function requestOfRef(services: Services, ref: string | null): Promise<DataRequest | null> {
  const [id = '', signature = ''] = (ref ?? '').split('.');
  if (!services.keys.isSigned('data-request-link', id, signature)) return null;
  return findDataRequest(services, id);
}
