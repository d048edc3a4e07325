import type { OutboxKind, OutboxPayloads } from './outbox-kinds.ts';

type EntryOf<Kind extends string, Payload> = {
  kind: Kind;
  /** Two entries with one key are one. */
  dedupeKey: string;
  /** What it is about: 'booking:<id>', 'lead:<id>', 'newsletter:<id>'. */
  subject?: string;
  payload: Payload;
  /** Earliest attempt, epoch milliseconds. */
  notBefore?: number;
  /** Of a webhook: which endpoint it is for; none for the one that the server is set to. */
  endpointId?: string;
};

export type OutboxEntry = { [Kind in OutboxKind]: EntryOf<Kind, OutboxPayloads[Kind]> }[OutboxKind];

/** An attempt at one entry, as its handler sees it. */
export type Delivery<Payload> = {
  id: string;
  payload: Payload;
  attempt: number;
  /** Of a webhook: which endpoint it is for. */
  endpointId?: string | null;
  /** Has the status that the other side answered noted with what comes of the attempt. */
  answered?: (code: number) => void;
};
/** What a handler answers that has kept an email instead of sending it. */
export const wasKept = 'kept';
export type OutboxHandlers = {
  [Kind in OutboxKind]: (delivery: Delivery<OutboxPayloads[Kind]>) => Promise<unknown>;
};

/** Thrown by a handler when trying again cannot help. The reason is kept for staff to read. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

/** Thrown when the receiver's server says for good that the address itself takes no mail. */
export class AddressRefused extends PermanentFailure {
  override name = 'AddressRefused';
}

/** Thrown when the receiver's mailbox takes nothing more until somebody makes room in it. */
export class MailboxFull extends PermanentFailure {
  override name = 'MailboxFull';
}

/** What an entry can wait for without having failed. */
export type WaitReason =
  | 'clock-in-doubt'
  | 'calendar-lost'
  | 'calendar-unwritten'
  | 'calendar-changing'
  | 'meet-link'
  | 'erasure'
  | 'calendar-invitation';

/** Thrown by a handler to be called again after a given time, without counting as a failed attempt. */
export class TryLater extends Error {
  override name = 'TryLater';
  readonly reason: WaitReason;
  readonly delayMs: number;
  /** @param message the reason in words, kept for staff to read */
  constructor(reason: WaitReason, delayMs: number, message: string) {
    super(message);
    this.reason = reason;
    this.delayMs = delayMs;
  }
}
