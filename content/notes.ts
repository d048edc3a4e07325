import { check, define } from './define.ts';
import { live } from './live.ts';
import { registerCollection } from './registry.ts';
import { type Note, noteSchema, notesTextSchema } from './schema/note.ts';

/** Where notes stand on the site and, as documents, in the list of all. */
const folder = 'content/notes/';
export const notesPath = '/notes';

export type ShownNote = Note & { slug: string };

registerCollection({ folder, schemaOf: () => noteSchema, blankOf: (slug) => blankNote(slug) });

/** What a new note begins with; it is on the website as soon as it is published. */
export function blankNote(slug: string): Note {
  return {
    title: '',
    summary: '',
    author: '',
    date: '',
    bodyMarkdown: '',
    search: { title: '', description: '' },
    shown: true,
    sample: false,
    id: slug,
  };
}

const written: readonly ShownNote[] = live('list', (release) =>
  [...release].flatMap(([file, facts]) => {
    if (!file.startsWith(folder)) return [];
    const slug = file.slice(folder.length, -'.ts'.length);
    return [{ ...check(file, noteSchema, facts as Note), slug }];
  }),
);

/** The notes that visitors read, the newest first; of one day by their addresses. None ships with the code. */
export const notes: readonly ShownNote[] = live('list', () =>
  written.filter(({ shown }) => shown).toSorted((a, b) => (order(a) < order(b) ? 1 : -1)),
);

const order = ({ date, slug }: ShownNote) => `${date} ${slug}`;

/** The day of the last change that readers were told of. */
export const lastChanged = ({ date, changed }: Note): string => changed ?? date;

export function noteAt(slug: string): ShownNote | undefined {
  return notes.find((note) => note.slug === slug);
}

/** Whether there was a note at an address that was taken off: it answers 410, so that search engines forget it. */
export function isGone(slug: string): boolean {
  return written.some((note) => note.slug === slug && !note.shown);
}

/** The notes before and after one of them, as they were written. */
export function besideNote(slug: string): { newer: ShownNote | undefined; older: ShownNote | undefined } {
  const index = notes.findIndex((note) => note.slug === slug);
  return { newer: index > 0 ? notes[index - 1] : undefined, older: notes[index + 1] };
}

/** Words around the notes. In braces: what the page fills in. */
export const notesText = define('content/notes.ts', notesTextSchema, {
  title: 'Notes',
  intro:
    'What we learn on the job, written down while it is fresh: what we tried, what it cost and what we would leave out next time.',
  menu: 'Notes',
  feed: 'Read these in a feed reader',
  by: 'By our {author}',
  changed: 'Changed on {date}',
  sample: 'Sample note',
  newer: 'Next note',
  older: 'Previous note',
  all: 'All notes',
  closing: {
    text: 'Is this close to something you are working on? Ask us: the first half hour is free.',
    label: 'Book Discovery Call',
    to: '/book-discovery-call',
  },
  gone: {
    title: 'This note is no longer here',
    text: 'We took it down because it was no longer right or useful.',
    label: 'More from our notes',
  },
  search: {
    title: 'Notes on websites, search and advertising',
    description:
      'Short articles from the work of a digital agency in Yorkshire: what was tried, what it cost, and what a business can do itself.',
    keywords: ['web design notes', 'digital marketing articles', 'agency blog UK'],
    socialTitle: 'Notes from our work',
    socialDescription: 'Short, dated and specific: written by those who did the work.',
  },
});
