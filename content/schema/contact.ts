import { z } from 'zod';
import { contactBudgets, contactProjectTypes, contactTimelines } from '#domain/leads/options.ts';
import { optionsFor } from './option.ts';
import { text } from './page.ts';

const point = z.object({ title: text(70), text: text(300) });
const path = z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'must be a path of this site');
const link = z.object({ label: text(40), to: path });

export const contactSchema = z.object({
  hero: z.object({
    title: text(80),
    intro: text(300),
    /** Follows the intro where the form comes in steps, and where it is shown whole because no script runs. */
    inSteps: text(200).meta({ title: 'After the introduction, where the form comes in steps' }),
    inOne: text(200).meta({ title: 'After the introduction, where the form is shown whole' }),
    points: z.array(text(90)).min(2).max(4),
  }),
  side: z.object({
    title: text(80),
    paragraphs: z.array(text(400)).min(1),
    office: z.object({ label: text(40), hours: text(80) }),
  }),
  steps: z.object({
    /** With {{step}} and {{total}}. */
    progress: text(40).meta({
      title: 'How far one is',
      description: '{{step}} and {{total}} become numbers.',
    }),
    one: z.object({ title: text(60), intro: text(160) }).meta({ title: 'First step' }),
    two: z.object({ title: text(60), intro: text(160) }).meta({ title: 'Second step' }),
    three: z.object({ title: text(60), intro: text(160) }).meta({ title: 'Third step' }),
  }),
  fields: z.object({
    name: text(40),
    email: text(40),
    company: text(40),
    projectTypes: text(60),
    budget: text(60),
    timeline: text(60),
    message: text(60),
    messagePlaceholder: text(160),
    /** Follows the number of characters typed. */
    counter: text(40).meta({ title: 'After the number of characters typed' }),
    files: text(60),
    filesHint: text(200),
    filesLost: text(160).meta({ title: 'If chosen files have to be chosen again' }),
    newsletter: text(160).meta({ title: 'Beside the box for the newsletter' }),
  }),
  /** Beside a field whose value is good. */
  answers: z
    .object({ name: text(30), email: text(30), company: text(30) })
    .meta({ title: 'Beside a field that is filled in well' }),
  files: z.object({
    /** Shown where a script takes dropped files. */
    drop: text(40).meta({ title: 'Where files can be dropped' }),
    listLabel: text(40).meta({ title: 'Name of the list of files, read aloud' }),
    /** With {{file}}. */
    remove: text(40).meta({
      title: 'Button that takes a file off',
      description: '{{file}} becomes its name.',
    }),
    /** With {{count}}. */
    count: text(40).meta({ title: 'How many files there are', description: '{{count}} becomes the number.' }),
    uploading: text(60).meta({ title: 'While files are sent' }),
  }),
  /** Shown when the server cannot be reached or has failed: other ways to reach us. */
  failure: text(240),
  buttons: z.object({
    back: text(20).meta({ title: 'Button that goes back' }),
    next: text(20).meta({ title: 'Button that goes on' }),
    send: text(20),
    sending: text(20),
  }),
  projectTypes: optionsFor(contactProjectTypes).meta({ title: 'Choices: project types' }),
  budgets: optionsFor(contactBudgets).meta({ title: 'Choices: budgets' }),
  timelines: optionsFor(contactTimelines).meta({ title: 'Choices: timelines' }),
  thanks: z.object({
    /** With {{name}}. */
    title: text(60),
    text: text(200),
    nextTitle: text(60),
    next: z.array(point).length(3).meta({ title: 'What happens next' }),
    links: z.array(link).length(2),
    booking: z
      .object({ text: text(160), label: text(40), to: path })
      .meta({ title: 'Invitation to book a call' }),
  }),
  /** With {{privacy}} and {{terms}} standing for the two links. */
  footnote: z.object({
    text: text(300),
    privacy: text(40).meta({ title: 'Words of the link to the privacy policy' }),
    terms: text(40).meta({ title: 'Words of the link to the terms' }),
  }),
});

export type ContactText = z.infer<typeof contactSchema>;
