import type { Generated } from 'kysely';
import type { NoticeChannel, NoticeEvent } from '#domain/notices/events.ts';

/** Which staff are told of what, and where. */
export type NoticeTables = {
  staff_ways: StaffWayTable;
  staff_choices: StaffChoiceTable;
  staff_notices: StaffNoticeTable;
};

/** A place where somebody of the team is told: their mailbox, a channel of a chat, or a device. */
export type StaffWayTable = {
  id: string;
  staff_id: string;
  channel: NoticeChannel;
  /** A webhook's address or a push subscription, sealed; empty for e-mail, which goes to the account's address. */
  sealed_address: string;
  /** What may be shown of it: the host, or the device in words. */
  place: string;
  /** One place is one row: of a chat or mailbox its person and channel, of a device the hash of its endpoint. */
  place_key: string;
  /** The session in which a device was switched on: signed out from elsewhere, it hears nothing more. */
  session_id: string | null;
  /** Where new notices are put; rises when a message is begun. */
  batch: Generated<number>;
  /** The next message goes no sooner. */
  rest_until: Generated<number>;
  last_sent_at: Generated<number | null>;
  failing_since: Generated<number | null>;
  last_error: Generated<string>;
  /** Since when nothing is tried any more. */
  off_at: Generated<number | null>;
  created_at: number;
};

type StaffChoiceTable = { staff_id: string; event: NoticeEvent; channel: NoticeChannel };

/** What waits to be told at one place. Names are read when it is told, so that none lies here. */
type StaffNoticeTable = {
  id: string;
  way_id: string;
  batch: number;
  /** The outbox entry that it comes from: told once, however often that is handled. */
  news_id: string;
  event: NoticeEvent;
  /** In words of ours; `{name}` stands for who it is about. */
  what: string;
  /** 'person:<id>', 'booking:<id>' and the like. */
  about: string | null;
  created_at: number;
  /** Kept for a while, so that nothing is told again. */
  told_at: Generated<number | null>;
};
