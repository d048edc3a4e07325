import type { CalendarSummary } from './calendar-summary.ts';
import {
  absentWords,
  goesOutWords,
  lettersWait,
  refusedWords,
  textsWait,
  undeliveredWords,
} from './waiting-words.ts';

/** Something of the day that is nobody's own row: where it is dealt with, and what it is. */
export type WaitingNote = { to: string; words: string };

type Standing = {
  requests: number;
  letters: number;
  /** Calls that lie in an absence and wait to be dealt with. */
  absent: number;
  /** How many emails and hooks were given up. */
  undelivered: number;
  /** Texts that colleagues saved and whoever looks may publish. */
  texts: number;
  /** Times of today at which releases of the website go out by themselves, for whoever may publish. */
  goOut: string[];
  /** When a release was refused that should have gone out, in words. */
  refused: string | null;
  calendar: CalendarSummary;
  /** The calendar's pages are an owner's. */
  owner: boolean;
};

/** What waits or is out of order, above what is due to people; what is well is not told. */
export function waitingNotes({
  requests,
  letters,
  absent,
  undelivered,
  texts,
  goOut,
  refused,
  calendar,
  owner,
}: Standing): WaitingNote[] {
  const calls = requests === 1 ? '1 call waits' : `${requests} calls wait`;
  return [
    ...(requests > 0 ? [{ to: '/admin/bookings', words: `${calls} to be confirmed` }] : []),
    ...(absent > 0 ? [{ to: '/admin/blocked-dates', words: absentWords(absent) }] : []),
    ...(letters > 0 ? [{ to: '/admin/inbox', words: lettersWait(letters) }] : []),
    ...(undelivered > 0 ? [{ to: '/admin/mail?show=failing', words: undeliveredWords(undelivered) }] : []),
    ...(texts > 0 ? [{ to: '/admin/content/publish', words: textsWait(texts) }] : []),
    ...(refused ? [{ to: '/admin/content/releases', words: refusedWords(refused) }] : []),
    ...(goOut.length > 0 ? [{ to: '/admin/content/releases', words: goesOutWords(goOut) }] : []),
    ...(owner && calendar.state === 'trouble'
      ? [{ to: calendar.link.href, words: `Google Calendar: ${calendar.word.toLowerCase()}` }]
      : []),
  ];
}
