import type { PersonStatus } from '#domain/people/status.ts';
import { readAsked, type Wanted } from '#domain/search/asked.ts';
import { type Excerpt, excerptOf } from '#domain/search/excerpt.ts';
import { wordsOf } from '#domain/search/words.ts';
import { errorKind } from '#server/base/log.ts';
import type { Services } from '#server/ports/services.ts';
import { matching, reaches } from './match.ts';
import { ranked } from './rank.ts';
import { refreshSearch } from './refresh.ts';

/** Somebody who was found. */
export type Hit = {
  id: string;
  name: string;
  company: string;
  phone: string;
  emails: string[];
  status: PersonStatus;
  lastAt: number;
  /** Where it stands in what was written; null when it stands in name, company or address alone. */
  excerpt: Excerpt | null;
};

export type Found = {
  hits: Hit[];
  /** More were found than are shown, so that another word would help. */
  more: boolean;
  /** Not everything could be searched yet: what was left behind is still being read in. */
  behind: boolean;
};

const mostShown = 50;
/** Of those found first, so many are compared. */
const mostCompared = 200;
const enough = 10;
const refreshedFirst = 1_000;

type Parts = Pick<Services, 'db' | 'log'>;

/**
 * People of whom everything is known that was typed: a beginning of a name, a word of a message, a part of an address
 * or number. Where few are found, names one typo away are found as well. Any text is harmless.
 */
export async function findPeople({ db, log }: Parts, text: string): Promise<Found> {
  const wanted = readAsked(text);
  if (wanted.length === 0) return { hits: [], more: false, behind: false };
  // What cannot be written now, as on a full disk, must not keep from searching what is there.
  const current = await refreshSearch(db, refreshedFirst).catch((error: unknown) => {
    log.warn('search-behind', { kind: errorKind(error) });
    return false;
  });
  const texts = new Map<string, string>();
  for (const reach of reaches) {
    if (texts.size >= (reach === 'typos' ? enough : mostShown)) break;
    const { rows } = await matching(db.engine, wanted, { reach, most: mostCompared }).execute(db.query);
    for (const row of rows) texts.set(row.person_id, row.text);
  }
  const people = ranked(await peopleOf({ db }, [...texts.keys()]), wanted);
  const hits = people.slice(0, mostShown).map((person) => ({
    ...person,
    excerpt: excerptOf(texts.get(person.id) ?? '', unnamed(person, wanted)),
  }));
  return { hits, more: people.length > mostShown, behind: !current };
}

/** What is wanted beyond the name, which stands above the excerpt anyway. */
function unnamed({ name }: { name: string }, wanted: Wanted[]): Wanted[] {
  const named = wordsOf(name);
  return wanted.filter(({ words }) => !words.every((word) => named.some((one) => one.startsWith(word))));
}

async function peopleOf({ db }: Pick<Services, 'db'>, ids: string[]): Promise<Omit<Hit, 'excerpt'>[]> {
  if (ids.length === 0) return [];
  const rows = await db.query
    .selectFrom('people')
    .select(['id', 'name', 'company', 'phone', 'status', 'last_at as lastAt'])
    .where('id', 'in', ids)
    .execute();
  const addresses = await db.query
    .selectFrom('person_addresses')
    .select(['person_id', 'email'])
    .where('person_id', 'in', ids)
    .orderBy('created_at')
    .execute();
  const emails = Map.groupBy(addresses, (row) => row.person_id);
  return rows.map((row) => ({ ...row, emails: emails.get(row.id)?.map(({ email }) => email) ?? [] }));
}
