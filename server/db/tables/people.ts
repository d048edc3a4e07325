import type { Generated } from 'kysely';
import type { PersonStatus } from '#domain/people/status.ts';
import type { TimelineActor, TimelineKind } from '#domain/people/timeline.ts';

/** People outside the agency, and what happened between them and us. */
export type PeopleTables = {
  people: PersonTable;
  person_addresses: PersonAddressTable;
  timeline: TimelineTable;
  notes: NoteTable;
  person_merges: PersonMergeTable;
  bulk_changes: BulkChangeTable;
  bulk_changed_people: BulkChangedPersonTable;
};

export type PersonTable = {
  id: string;
  name: string;
  company: string;
  phone: string;
  status: PersonStatus;
  /** Why it was won or lost, in the words of staff. */
  status_reason: Generated<string>;
  value_pence: Generated<number | null>;
  /** Since when they are won; null for whoever is not. */
  won_at: Generated<number | null>;
  /** The member of staff who looks after them. */
  owner_id: Generated<string | null>;
  next_step: Generated<string>;
  /** `yyyy-MM-dd` */
  next_step_on: Generated<string | null>;
  /** Since when they wait for an answer of ours. */
  waiting_since: Generated<number | null>;
  /** By when an answer was promised to whoever waits. */
  answer_due_at: Generated<number | null>;
  /** By when a proposal was promised; ends with the proposal. */
  proposal_due_at: Generated<number | null>;
  /** The `answer_due_at` of which staff have been warned. */
  warned_for: Generated<number | null>;
  /** The latest that happened with them; sorts lists. */
  last_at: number;
  created_at: number;
  /** Rises with each change of what staff edit, and with nothing else: forms are compared with it. */
  updated_at: number;
};

type PersonAddressTable = {
  /** The address in lower case. */
  email_key: string;
  email: string;
  person_id: string;
  bounced_at: Generated<number | null>;
  bounce_reason: Generated<string>;
  created_at: number;
};

type TimelineTable = {
  id: string;
  person_id: string;
  at: number;
  kind: TimelineKind;
  actor: TimelineActor;
  /** What it is about, as in the outbox: 'lead:…', 'booking:…', 'note:…', 'merge:…'. */
  subject: string | null;
  /** JSON of what it tells. */
  payload: string;
};

type NoteTable = {
  id: string;
  person_id: string;
  author_id: string | null;
  text: string;
  created_at: number;
  updated_at: number;
};

export type PersonMergeTable = {
  id: string;
  kind: 'merge' | 'split';
  /** Who has the records of a merge, or had those of a split. */
  person_id: string;
  /** Who was merged into the person, or split off. */
  other_id: string;
  by_id: string | null;
  at: number;
  /** JSON of all that is needed to undo it. */
  snapshot: string;
  undone_at: Generated<number | null>;
  undone_by: Generated<string | null>;
};

/** A change of several people at once that can still be taken back. */
type BulkChangeTable = { id: string; by_id: string; at: number };

type BulkChangedPersonTable = {
  change_id: string;
  person_id: string;
  /** `people.updated_at` as the change left it: whoever has another one was changed since. */
  edited_at: number;
  /** JSON of what the change replaced. */
  before: string;
};
