import type { Generated } from 'kysely';
import type { DataRequestKind, DataRequestOutcome } from '#domain/data-requests/kinds.ts';

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
  updated_at: number;
};

/** That a person's data was erased, without the person. */
type ErasureTable = {
  id: string;
  /** Keyed hash of the address: answers whether a given one was erased. */
  address_hash: string;
  /** JSON of how many records of each kind were deleted or made anonymous. */
  counts: string;
  started_at: number;
  /** Null until nothing is left. */
  finished_at: number | null;
};
