import type { Examples } from './example.ts';
import { right } from './right.ts';

const note = (changes: object) => ({ title: 'On tills', date: '2026-11-20', shown: true, ...changes });
const withNotes = (feed: string, ...notes: object[]) =>
  right({
    release: new Map(notes.map((facts, index) => [`content/notes/note-${index}.ts`, facts])),
    files: new Map([...right().files, ['/notes/feed.xml', feed]]),
  });
const entry = (id: string) => `<entry><id>${id}</id></entry>`;

export const noteExamples: Examples = {
  'note-dated-ahead': [
    { wrong: withNotes('', note({ date: '2026-11-21' })), says: '‘On tills’ bears the day 2026-11-21' },
    { wrong: withNotes('', note({ changed: '2027-01-01' })), says: 'schedule the release' },
  ],
  'feed-complete': [
    { wrong: withNotes('<feed></feed>', note({})), says: 'The feed has 0 of the 1 notes' },
    {
      wrong: withNotes(`<feed>${entry('a')}${entry('a')}</feed>`, note({}), note({})),
      says: 'two notes under ‘a’',
    },
    { wrong: withNotes(`<feed>${entry('')}</feed>`, note({})), says: '‘no id’' },
  ],
};
