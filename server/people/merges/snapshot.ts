import type { Person } from '#server/people/edits/edit-person.ts';
import type { Moved } from './owned.ts';

/** Columns of the person who stays that a merge may fill from the other one. */
const filled = [
  ...(['name', 'company', 'phone', 'status', 'status_reason', 'won_at', 'value_pence', 'owner_id'] as const),
  ...(['next_step', 'next_step_on', 'waiting_since', 'answer_due_at', 'proposal_due_at'] as const),
];
type Filled = Pick<Person, (typeof filled)[number]>;

/** Columns of a person before and after something filled them. */
export type Fill = { before: Partial<Filled>; after: Partial<Filled> };

/** All that is needed to undo a merge or a split. */
export type Snapshot = {
  moved: Moved;
  /** Of a merge: who was there before, and what it made of the one who stays. */
  merged?: { other: Person; keptId: string } & Fill;
  /** Of a split: what went with the address that a merge had filled in. */
  gave?: Fill;
};

const earliest = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** What the person who stays takes over: what is missing, and how far we are with the other if it is further. */
export function takenOver(kept: Person, other: Person): Fill {
  const further = kept.status === 'new' && other.status !== 'spam' ? other : kept;
  const planned = kept.next_step === '' ? other : kept;
  const all: Filled = {
    name: kept.name || other.name,
    company: kept.company || other.company,
    phone: kept.phone || other.phone,
    status: further.status,
    status_reason: further.status_reason,
    won_at: further.won_at,
    value_pence: kept.value_pence ?? other.value_pence,
    owner_id: kept.owner_id ?? other.owner_id,
    next_step: planned.next_step,
    next_step_on: planned.next_step_on,
    waiting_since: earliest(kept.waiting_since, other.waiting_since),
    answer_due_at: earliest(kept.answer_due_at, other.answer_due_at),
    proposal_due_at: earliest(kept.proposal_due_at, other.proposal_due_at),
  };
  const changed = filled.filter((column) => all[column] !== kept[column]);
  const only = (from: Filled) => Object.fromEntries(changed.map((column) => [column, from[column]]));
  return { before: only(kept), after: only(all) };
}

/** What the one who stayed gets back: what the merge had filled in and nobody has changed since. */
export function givenBack(kept: Person, { before, after }: Fill): Partial<Filled> {
  const untouched = filled.filter((column) => column in after && kept[column] === after[column]);
  return Object.fromEntries(untouched.map((column) => [column, before[column]]));
}

/** The other one as they come back: who was answered meanwhile, waits no longer. */
export function comesBack(kept: Person, { other, after }: NonNullable<Snapshot['merged']>): Person {
  const answered = kept.waiting_since === null && (after.waiting_since ?? null) !== null;
  // Merged before anybody noted when they were won.
  const won_at = other.won_at ?? (other.status === 'won' ? other.updated_at : null);
  return { ...other, won_at, ...(answered && { waiting_since: null, answer_due_at: null }) };
}
