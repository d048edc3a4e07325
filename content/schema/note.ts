import { z } from 'zod';
import { noteMarkdown } from './note-markdown.ts';
import { isoDate, sample, text } from './page.ts';
import { pictureSchema } from './picture.ts';

const name = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** One note: a short article. Its address is the name that its document is kept under. */
export const noteSchema = z
  .object({
    title: text(70),
    summary: text(240).meta({
      description: 'One or two sentences below the title, in the list of notes and where the note is shared.',
    }),
    author: text(60).meta({
      title: 'Written by',
      description: 'A role, such as one of those on the about page. A name only if that person wants it.',
    }),
    date: isoDate.meta({
      description: 'The day from which it holds, at the latest that of its publication.',
    }),
    changed: isoDate.optional().meta({
      title: 'Changed on',
      description: 'Only after a change that readers should know of.',
    }),
    picture: pictureSchema
      .meta({
        control: 'picture',
        title: 'Picture',
        description: 'Shown above the text, 16:9; at least 1,600 pixels wide is best.',
      })
      .optional(),
    bodyMarkdown: noteMarkdown().meta({ title: 'Text', headings: 2 }),
    search: z
      .object({ title: text(60), description: text(160).min(70, 'must be at least 70 characters') })
      .meta({ title: 'In search results' }),
    shown: z.boolean().meta({
      title: 'On the website',
      description: 'without a tick nobody finds it there once that is published',
    }),
    sample,
    /** The first address that it had, which feed readers know it by, whatever its address is now. */
    id: z.custom<string>((value) => typeof value === 'string' && value.length <= 60 && name.test(value)),
  })
  .superRefine(({ date, changed }, context) => {
    if (changed === undefined || changed >= date) return;
    context.addIssue({ code: 'custom', path: ['changed'], message: 'must not be before its date' });
  });

export type Note = z.infer<typeof noteSchema>;

const word = text(60);

/** The words around all notes. */
export const notesTextSchema = z.object({
  title: text(60),
  intro: text(300),
  /** What the menu and the footer call them. */
  menu: text(20),
  feed: word,
  by: word.includes('{author}', "must hold '{author}'"),
  changed: word.includes('{date}', "must hold '{date}'"),
  sample: word,
  newer: word,
  older: word,
  all: word,
  closing: z.object({ text: text(200), label: word, to: z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/) }),
  /** At the address of a note that was taken off. */
  gone: z.object({ title: text(60), text: text(300), label: word }),
  search: z.object({
    title: text(60),
    description: text(160).min(70, 'must be at least 70 characters'),
    keywords: z.array(text(60)).min(3, 'needs at least 3 keywords').max(8, 'needs at most 8 keywords'),
    socialTitle: text(70),
    socialDescription: text(200),
  }),
});
