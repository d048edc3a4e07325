import type { Generated } from 'kysely';
import type {
  DataRequestIdentity,
  DataRequestKind,
  DataRequestOutcome,
} from '#domain/data-requests/kinds.ts';

/** What people ask about their data, and what was erased. */
export type RightsTables = {
  data_requests: DataRequestTable;
  erasures: ErasureTable;
};

export type DataRequestTable = {
  id: string;
  kind: DataRequestKind;
  status: 'open' | 'answered';
  /** Hash of the form's key and its answers: a duplicate request makes no second one. */
  request_key: string | null;
  name: string;
  email: string;
  /** The address in lower case. */
  email_key: string;
  about: string;
  message: string;
  /** JSON list of what looked odd. */
  reasons: string;
  received_at: number;
  /** The last day for an answer, `yyyy-MM-dd`: it was told to the person. */
  due_on: string;
  /** When its acknowledgement was put into the outbox; null where none may be sent by itself. */
  acknowledged_at: number | null;
  /** `yyyy-MM-dd` */
  answered_on: Generated<string | null>;
  outcome: Generated<DataRequestOutcome | null>;
  /** What was done, in the owner's words. */
  note: Generated<string>;
  /** How we know that it comes from whose data it asks for. */
  identity: Generated<DataRequestIdentity>;
  updated_at: number;
};

/** That a person's data was erased, without the person. */
export type ErasureTable = {
  id: string;
  /** Keyed hash of the address: answers whether a given one was erased. */
  address_hash: string;
  /** JSON of how many records of each kind were deleted or made anonymous. */
  counts: string;
  started_at: number;
  /** Null until nothing is left, in the calendar either. */
  finished_at: number | null;
  /** The owner who asked for it; null from the server's command line. */
  by_id: Generated<string | null>;
  /** JSON of how many records of each kind had to be kept. */
  kept: Generated<string>;
  /** Sealed JSON of what a later run needs, `Rest`; null once finished, and in records from before. */
  sealed_rest: Generated<string | null>;
  /** What the last run was kept up by. */
  waits_for: Generated<'delivery' | 'calendar' | null>;
};
