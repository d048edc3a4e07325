import type { Note } from '#content/schema/note.ts';

/** A note that may be published; its sentences stand nowhere else on the site. */
export function noteCalled(id: string, changes: Partial<Note> = {}): Note {
  const words = id.replaceAll('-', ' ');
  return {
    title: `What ${words} taught us`,
    summary: `We tried ${words} for six weeks, and this is what came of it.`,
    author: 'Founder & Director',
    date: '2026-11-02',
    bodyMarkdown: `It began with ${words}.\n\n## Why ${words} matter\n\nRead [what we do](/services), then ask us about ${words}.`,
    search: {
      title: `${words.charAt(0).toUpperCase()}${words.slice(1)} in six weeks`,
      description: `Six weeks with ${words}, told week by week: what it cost, what it brought, and what came next.`,
    },
    shown: true,
    sample: false,
    id,
    ...changes,
  };
}

/** A release with notes by their addresses. */
export const releaseWith = (notes: Readonly<Record<string, Note>>): ReadonlyMap<string, object> =>
  new Map(Object.entries(notes).map(([slug, note]) => [`content/notes/${slug}.ts`, note]));
