import { plainPhone } from '#domain/forms/greeting.ts';
import { holdsNumber } from '#domain/forms/phone.ts';

/** How a call is held: both click a link, or the agency rings. */
export const ways = ['video', 'phone'] as const;

export type Way = (typeof ways)[number];

/** What the owner has set for all calls (content/site.ts). */
export type CallWish = {
  way: Way;
  /** A standing meeting link of the owner's; it is used instead of one made for each call. */
  room: string | null;
  recorded: boolean;
};

/**
 * The way of a call, settled when it is booked and kept for its life: by video only where a link can come.
 * @param connected whether a calendar is connected, which makes a link for each call
 */
export function wayOf({ way, room }: CallWish, connected: boolean): Way {
  return way === 'video' && (room !== null || connected) ? 'video' : 'phone';
}

/** How one call is held, as far as is known now. */
export type Talk =
  | { kind: 'link'; link: string }
  | { kind: 'link-awaited' }
  /** `number` is null where what was typed may not be repeated to an address that nobody has confirmed. */
  | { kind: 'ring'; number: string | null }
  | { kind: 'number-wanted' };

/** @param link of the video call, once there is one */
export function talkOf({ way, phone }: { way: Way; phone: string }, link: string | null): Talk {
  if (way === 'video') return link === null ? { kind: 'link-awaited' } : { kind: 'link', link };
  return holdsNumber(phone) ? { kind: 'ring', number: plainPhone(phone) } : { kind: 'number-wanted' };
}

/** The sentences for `sayTalk`; `ring` with {{number}}, and `link` goes before the link itself. */
export type TalkWords = Record<'link' | 'awaited' | 'ring' | 'ringUntold' | 'wanted', string>;

/** How the call is held, in one sentence; that of a link ends before it, so that it can be made clickable. */
export function sayTalk(talk: Talk, words: TalkWords): string {
  switch (talk.kind) {
    case 'link':
      return words.link;
    case 'link-awaited':
      return words.awaited;
    case 'ring':
      return talk.number === null
        ? words.ringUntold
        : words.ring.replace('{{number}}', () => talk.number ?? '');
    case 'number-wanted':
      return words.wanted;
  }
}

/** The same where nothing can be clicked: calendars and plain texts. */
export function talkLine(talk: Talk, words: TalkWords): string {
  const said = sayTalk(talk, words);
  return talk.kind === 'link' ? `${said} ${talk.link}` : said;
}
