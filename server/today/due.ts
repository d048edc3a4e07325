import type { SelectQueryBuilder } from 'kysely';
import type { PersonStatus } from '#domain/people/status.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import type { Queries } from '#server/db/db.ts';
import type { Database } from '#server/db/schema.ts';

/** Something that staff have promised, or set themselves to do. */
export type Due = {
  what: 'answer' | 'proposal' | 'next-step';
  person: { id: string; name: string; company: string; status: PersonStatus; ownerId: string | null };
  /** Instant, for answers and proposals. */
  at: number | null;
  /** `yyyy-MM-dd`, for next steps. */
  on: string | null;
  /** The next step in words. */
  step: string;
};

/** So many of each are listed; the rest is counted and one click away. */
export const mostDue = 15;

const columns = ['id', 'name', 'company', 'status', 'owner_id', 'next_step', 'next_step_on'] as const;

export type DueList = { shown: Due[]; more: number };

/** Answers that are owed, the most urgent first, whether late or not. */
export function answersDue(queries: Queries): Promise<DueList> {
  return promised(queries, 'answer');
}

/** Proposals that are owed; the promise ends when a proposal is noted, or the person is won, lost or spam. */
export function proposalsDue(queries: Queries): Promise<DueList> {
  return promised(queries, 'proposal');
}

async function promised(queries: Queries, what: 'answer' | 'proposal'): Promise<DueList> {
  const owed = queries
    .selectFrom('people')
    .where(`${what}_due_at`, 'is not', null)
    .where('status', '!=', 'spam');
  const rows = await owed
    .select([...columns, `${what}_due_at as due_at`])
    .orderBy(`${what}_due_at`)
    .limit(mostDue)
    .execute();
  const shown = rows.map((row): Due => ({ what, person: personOf(row), at: row.due_at, on: null, step: '' }));
  return { shown, more: await moreThan(queries, shown, owed) };
}

/** Next steps whose day has come or is past, the oldest first. @param today `yyyy-MM-dd` in the owner's zone */
export async function stepsDue(queries: Queries, today: string): Promise<DueList> {
  const planned = queries
    .selectFrom('people')
    .where('next_step_on', '<=', today)
    .where('status', '!=', 'spam');
  const rows = await planned.select(columns).orderBy('next_step_on').limit(mostDue).execute();
  const shown = rows.map(
    (row): Due => ({
      what: 'next-step',
      person: personOf(row),
      at: null,
      on: row.next_step_on,
      step: row.next_step,
    }),
  );
  return { shown, more: await moreThan(queries, shown, planned) };
}

/** How many are not shown; counted only where the list is full. */
async function moreThan(
  queries: Queries,
  shown: readonly Due[],
  all: SelectQueryBuilder<Database, 'people', object>,
): Promise<number> {
  if (shown.length < mostDue) return 0;
  return (await countUpTo(queries, all)) - shown.length;
}

type Row = { id: string; name: string; company: string; status: PersonStatus; owner_id: string | null };

function personOf({ id, name, company, status, owner_id: ownerId }: Row): Due['person'] {
  return { id, name, company, status, ownerId };
}
