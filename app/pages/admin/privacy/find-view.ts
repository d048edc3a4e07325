import { documentAddress } from '#app/pages/admin/content/addresses.ts';
import { proofsNaming } from '#server/content/proofs/of-person.ts';
import type { Services } from '#server/ports/services.ts';
import { countRecords, findPerson, type PersonRecords } from '#server/privacy/erase/find-person.ts';
import { type Mention, mentionsOf } from '#server/privacy/find/mentions.ts';
import { countWords } from './kind-words.ts';

/** Links beside a kind, at most; whatever else there is stands on the person's page. */
const mostLinks = 5;

type Links = { to: string; label: string }[];

/** Everything about an address, counted by kind, with ways to the records. */
export async function findView(services: Services, typed: string) {
  const found = await findPerson(services, typed);
  const counts = countRecords(found);
  const people = found.people.map(({ id }) => id);
  const mentions = await mentionsOf(services.db.query, { addresses: found.asked, people });
  return {
    others: found.addresses.map(({ email }) => email).filter((email) => email.toLowerCase() !== typed),
    names: namesOf(found).slice(0, mostLinks),
    kinds: countWords(counts).map((one) => ({ ...one, links: linksOf(found, one.kind) })),
    mentions: mentions.map(mentionLink),
    /** Proofs of reviews that name them, and are not found by the address. */
    proofs: (await proofsNaming(services.db.query, namesOf(found), found.asked)).length,
  };
}

export type FindView = Awaited<ReturnType<typeof findView>>;

function namesOf(found: PersonRecords): string[] {
  const all = [...found.people, ...found.leads, ...found.bookings].map(({ name }) => name);
  return [...new Set(all)].filter(Boolean);
}

function linksOf(found: PersonRecords, kind: string): Links {
  const to = (start: string, rows: readonly { id: string }[]): Links =>
    rows.slice(0, mostLinks).map(({ id }, index) => ({
      to: `${start}/${id}`,
      label: rows.length === 1 ? 'Open' : `Open ${index + 1}`,
    }));
  const links: Record<string, Links> = {
    people: to('/admin/people', found.people),
    leads: to('/admin/leads', found.leads),
    bookings: to('/admin/bookings', found.bookings),
    letters: to('/admin/letters', found.letters),
    dataRequests: to('/admin/data-requests', found.dataRequests),
    deliveries: to(
      '/admin/mail',
      found.deliveries.filter((one) => one.kind === 'email'),
    ),
    reviewProofs: [{ to: documentAddress('testimonials'), label: 'The reviews' }],
    newsletter: [{ to: '/admin/subscribers', label: 'The list' }],
  };
  return links[kind] ?? [];
}

const places: Record<Mention['kind'], { start: string; label: string }> = {
  lead: { start: '/admin/leads/', label: 'An enquiry of somebody else' },
  booking: { start: '/admin/bookings/', label: 'A call of somebody else' },
  person: { start: '/admin/people/', label: 'The page of somebody else' },
  note: { start: '/admin/people/', label: 'A note about somebody else' },
  letter: { start: '/admin/letters/', label: 'A letter with somebody else' },
  'data-request': { start: '/admin/data-requests/', label: 'A data request of somebody else' },
  template: { start: '/admin/letter-templates', label: 'A template for letters' },
};

function mentionLink({ kind, id }: Mention) {
  const { start, label } = places[kind];
  return { to: kind === 'template' ? start : `${start}${id}`, label };
}
