import type { Selectable } from 'kysely';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import type {
  DataRequestIdentity,
  DataRequestKind,
  DataRequestOutcome,
} from '#domain/data-requests/kinds.ts';
import { wallClock } from '#domain/format/instant.ts';
import type { AbuseReason } from '#domain/leads/abuse.ts';
import type { Clock } from '#server/base/clock.ts';
import { seenAs } from '#server/base/unseen.ts';
import type { DataRequestTable } from '#server/db/tables/rights.ts';

/** A request or complaint about personal data. Instants are epoch milliseconds, dates `yyyy-MM-dd`. */
export type DataRequest = {
  id: string;
  kind: DataRequestKind;
  status: 'open' | 'answered';
  name: string;
  email: string;
  about: string;
  message: string;
  reasons: AbuseReason[];
  receivedAt: number;
  dueOn: string;
  acknowledgedAt: number | null;
  answeredOn: string | null;
  outcome: DataRequestOutcome | null;
  note: string;
  /** How we know that it is theirs. */
  identity: DataRequestIdentity;
};

export function toDataRequest(row: Selectable<DataRequestTable>): DataRequest {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    name: row.name,
    email: row.email,
    about: row.about,
    message: row.message,
    reasons: JSON.parse(row.reasons) as AbuseReason[],
    receivedAt: row.received_at,
    dueOn: row.due_on,
    acknowledgedAt: row.acknowledged_at,
    answeredOn: row.answered_on,
    outcome: row.outcome,
    note: row.note,
    identity: row.identity,
  };
}

/** What is noted of an answer, for its form to send back: another one after each change. */
export const seenOf = ({ answeredOn, outcome, note, identity }: DataRequest): string =>
  seenAs(JSON.stringify([answeredOn, outcome, note, identity]));

export const dataRequestSubject = (id: string): string => `data-request:${id}`;

/** What person and agency call it when they speak of it. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase();

/** The calendar date at the agency now. */
export const todayOf = ({ clock }: { clock: Clock }): string => wallClock(clock.now(), agencyZone).date;
