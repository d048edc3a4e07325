import type { Severity } from './finding.ts';

/** Something that no text of the site may hold. */
export type Wording = {
  id: string;
  severity: Severity;
  holds: string;
  /** Where it stands, or -1. The time that this takes grows with the length of the text and no faster. */
  at: (text: string) => number;
  /** What to do about it, as the end of a sentence. */
  instead: (text: string, at: number) => string;
};

/** A wording that a pattern finds. */
export function wording(
  id: string,
  severity: Severity,
  holds: string,
  pattern: RegExp,
  instead: string | Wording['instead'],
): Wording {
  const said = typeof instead === 'string' ? () => instead : instead;
  return { id, severity, holds, at: (text) => text.search(pattern), instead: said };
}

/** Texts that stand as they were given, with the apostrophes that were typed. */
const given = /^(Let's Start Your Digital Journey|Let's get to know you|What's [Ii]ncluded)$/;

/** Whether a text is prose: names of fields, files and choices have no blanks, and colours are no words. */
export const isProse = (text: string): boolean =>
  text.includes(' ') && !text.startsWith('oklch(') && !(text.length < 60 && given.test(text));
