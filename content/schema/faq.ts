import { z } from 'zod';
import { idsOnce, markdown, slug } from './markdown.ts';
import { text } from './page.ts';

const priceOnly = /\{\{(?!price:[1-9]\d*\}\})[^{}]*\}\}/;

export const faqItemSchema = z.object({
  group: text(60).optional().meta({
    title: 'Heading above it',
    description: 'Begins a group of questions on the page of the topic. Left empty, the group above goes on.',
  }),
  /** The fragment of its deep link, unique across all tabs; it stays when the question is worded anew. */
  id: slug().meta({ madeFrom: 'question' }),
  question: text(160).endsWith('?', 'must end with a question mark'),
  /** Paragraphs, lists and links, where {{price:150}} stands for a price with its VAT. */
  answerMarkdown: markdown()
    .refine((answer) => !/^#/m.test(answer), "must have no line that begins with '#'")
    .refine((answer) => !priceOnly.test(answer), 'may hold in braces only a price such as {{price:150}}'),
});

/** The questions of one tab. */
export const faqTabSchema = z.object({
  title: text(40),
  items: z
    .array(faqItemSchema)
    .min(1, 'must hold at least one question')
    .superRefine((items, context) => idsOnce(items, context))
    .meta({ title: 'Questions' }),
});

const words = text(200);
const link = z.object({ label: text(40), href: z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/) });

/** The words around the questions. */
export const faqSectionSchema = z.object({
  title: text(80),
  lead: text(300),
  index: words.meta({
    title: 'Name of the row of services',
    description: 'Read out to people who do not see it.',
  }),
  unit: text(30).meta({ title: 'Word after the number of questions' }),
  find: z
    .object({
      label: text(40).meta({ title: 'Label of the field to search in' }),
      placeholder: text(30).meta({ title: 'Grey example in the empty field' }),
      clear: text(20).meta({ title: 'Button that empties it' }),
      one: words
        .includes('{query}')
        .meta({ title: 'If one question is found', description: '{query} becomes what was typed.' }),
      many: words.includes('{query}').includes('{count}').meta({
        title: 'If several are found',
        description: '{query} becomes what was typed, {count} how many were found.',
      }),
      none: words
        .includes('{query}')
        .meta({ title: 'If none is found', description: '{query} becomes what was typed.' }),
      help: words.meta({ title: 'What to do then' }),
    })
    .meta({ title: 'Searching the questions' }),
  ask: link,
});

const count = 'It must hold {count}: how many questions there are.';

/** The words of the pages that questions have of their own. */
export const faqPagesSchema = z.object({
  name: text(32).meta({ title: 'What these pages are called' }),
  topic: z
    .object({
      title: text(60)
        .includes('{topic}')
        .includes('{count}')
        .meta({ description: `${count} {topic} becomes the name of the topic.` }),
      lead: text(300),
      services: text(60).meta({ title: 'Above the services that a topic belongs to' }),
    })
    .meta({ title: 'Page of one topic' }),
  whole: z
    .object({
      title: text(60).includes('{count}').meta({ description: count }),
      lead: text(300),
    })
    .meta({ title: 'Page of all questions' }),
  others: text(60).meta({ title: 'Above the other topics' }),
  rest: text(60)
    .includes('{topic}')
    .includes('{count}')
    .meta({ title: 'Link to the rest of a topic', description: `${count} {topic} becomes its name.` }),
  ask: z.object({ title: text(60), text: text(200) }).meta({ title: 'If a question is not among them' }),
  fetching: words.meta({ title: 'While questions are fetched' }),
  failed: words.meta({
    title: 'If they did not arrive',
    description: 'A link to the page of their topic follows.',
  }),
  failedAll: words.meta({ title: 'If a search could not look through all of them' }),
});

export type FaqTabFacts = z.infer<typeof faqTabSchema>;
export type FaqItem = FaqTabFacts['items'][number];
