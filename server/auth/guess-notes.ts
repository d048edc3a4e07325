import { minuteMs } from '#domain/format/durations.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Log } from '#server/base/log.ts';

/** One line a minute is enough for the log, however many guesses come. */
const sayAgainMs = minuteMs;

/** Notes in the log that a limit for wrong passwords was reached. @param by the name of the limit */
export type NoteGuesses = (by: string) => void;

/** Remembers, for the life of this process, when it last said so of each limit. */
export function createGuessNotes({ clock, log }: { clock: Clock; log: Log }): NoteGuesses {
  const said = new Map<string, number>();
  return (by) => {
    const last = said.get(by);
    if (last !== undefined && last + sayAgainMs > clock.now()) return;
    said.set(by, clock.now());
    log.warn('sign-in-limited', { by });
  };
}
