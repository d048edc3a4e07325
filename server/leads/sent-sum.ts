import { sumById } from '#content/sums/all.ts';
import { sumWords } from '#content/sums/words.ts';
import { readAsked } from '#domain/sums/asked.ts';
import { type KeptSum, keep, keptSumSchema } from '#domain/sums/kept.ts';
import type { Services } from '#server/ports/services.ts';

type WithKeys = Pick<Services, 'keys'>;

/** A sum on its way into a form: how it is shown, and the field's value that brings it back. */
export type CarriedSum = { seen: KeptSum; value: string };

const purpose = 'sum';
const longest = 30_000;

/**
 * A sum with the numbers of an address; null when there is no such sum, or a number makes no sense. Behind '#' the
 * value has, sealed, what the visitor sees, so that a text that is changed meanwhile changes nothing of it.
 * @param address 'ppc-advertising/price-of-a-click?margin=1500&…'
 */
export function carriedSum({ keys }: WithKeys, address: string): CarriedSum | null {
  const [id = '', query = ''] = address.split('?', 2);
  const sum = sumById(id);
  const values = sum && readAsked(sum.sum, new URLSearchParams(query)).values;
  if (!values) return null;
  const seen = keep(sum, values, sumWords);
  const numbers = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return { seen, value: `${id}?${numbers}#${keys.seal(purpose, JSON.stringify(seen))}` };
}

/** The sum that a form brought: as it was seen, else worked out of its numbers. Anything odd counts as none. */
export function sentSum(services: WithKeys, sent: unknown): KeptSum | undefined {
  if (typeof sent !== 'string' || sent.length > longest) return undefined;
  const [address = '', sealed = ''] = sent.split('#', 2);
  const seen = sealed && services.keys.unseal(purpose, sealed);
  if (seen) return keptSumSchema.safeParse(JSON.parse(seen.text)).data;
  return carriedSum(services, address)?.seen;
}

/** The sum of a stored lead, if it came with one. */
export function sumOfLead({ answers }: { answers: Record<string, unknown> }): KeptSum | null {
  return keptSumSchema.safeParse(answers.sum).data ?? null;
}

/** A sum in three lines of text: what it is, what went in, what came out. */
export function sumRows({ title, numbers, lines }: KeptSum): [label: string, value: string][] {
  return [
    ['Sum', title],
    ['Their numbers', numbers.map(({ label, value }) => `${label}: ${value}`).join('; ')],
    ['Comes to', lines.map(({ label, working, result }) => `${label}: ${working} = ${result}`).join('; ')],
  ];
}
