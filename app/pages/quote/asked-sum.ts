import type { KeptSum } from '#domain/sums/kept.ts';
import { carriedSum } from '#server/leads/sent-sum.ts';
import type { Services } from '#server/ports/services.ts';

/** The sum of an address such as /quote?sum=…: how it is shown and sent, or that it could not be read. */
export type AskedSum = {
  carried: { seen: KeptSum; value: string; change: string } | null;
  /** The address's part behind the path: a form that comes back with a message keeps its sum. */
  search: string;
};

export function askedSum(services: Services, { searchParams }: URL): AskedSum | null {
  const id = searchParams.get('sum');
  if (!id) return null;
  const carried = carriedSum(services, `${id}?${searchParams}`);
  if (!carried) return { carried, search: '' };
  const [address = ''] = carried.value.split('#', 1);
  return { carried: { ...carried, change: `/sums/${address}` }, search: `?sum=${address.replace('?', '&')}` };
}
