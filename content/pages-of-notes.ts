import { lastChanged, notesPath, notesText, type ShownNote } from './notes.ts';
import type { Page } from './schema/page.ts';

/** The entries of all notes and of their index, which there is from the first note on. */
export function pagesOfNotes(notes: readonly ShownNote[]): Page[] {
  const { search, title } = notesText;
  const changes = notes.map(lastChanged).sort();
  const lastModified = changes.at(-1);
  if (lastModified === undefined) return [];
  return [
    { ...search, path: notesPath, kicker: title.slice(0, 32), lastModified },
    ...notes.map((note) => ({
      path: `${notesPath}/${note.slug}`,
      ...note.search,
      keywords: [],
      kicker: title.slice(0, 32),
      socialTitle: note.title,
      socialDescription: note.summary.length > 200 ? `${note.summary.slice(0, 199)}…` : note.summary,
      lastModified: lastChanged(note),
    })),
  ];
}
