import { z } from 'zod';
import { idsOnce, markdown, slug } from './markdown.ts';
import { text } from './page.ts';

/** A list that the policies print: without an entry they would say nothing. */
const filledList = <T extends z.ZodType>(one: T) => z.array(one).min(1, 'must hold at least one entry');

/** How long one kind of record is kept. The retention job and the privacy policy read the same entry. */
export const retentionSchema = filledList(
  z.object({
    id: slug().meta({ madeFrom: 'what' }),
    /** What is kept, as the policy calls it. */
    what: text(120),
    days: z.int().positive().max(36_500),
    /** The event from which the days count. */
    from: text(80),
    /** The period in words, as the policy prints it. */
    period: text(30),
  }),
);

export const storageCategories = ['essential', 'analytics', 'functional', 'marketing'] as const;

/** One key or cookie that the website really sets. */
export const storageSchema = filledList(
  z.object({
    name: text(60),
    place: z.enum(['local storage', 'session storage', 'cookie']),
    category: z.enum(storageCategories),
    purpose: text(300),
    /** When it is set. */
    set: text(160),
    /** When it is deleted. */
    kept: text(160),
  }),
);

export type Retention = z.infer<typeof retentionSchema>[number];
export type StorageEntry = z.infer<typeof storageSchema>[number];
export type StorageCategory = (typeof storageCategories)[number];

const section = z.object({
  /** The fragment of links to it; it stays when the heading is worded anew. */
  id: slug().meta({ madeFrom: 'title' }),
  title: text(80),
  textMarkdown: markdown().min(80, 'must have a text of at least 80 characters').meta({ headings: 3 }),
});

/** What stands for facts in a legal text. A line whose fact is not known is left out. */
const legalPlaceholders = [
  'name',
  'email',
  'emailLink',
  'phone',
  'phoneLink',
  'address',
  'vat',
  'companyDetails',
  'callRecording',
  'reviewsToday',
  'version',
  'retention',
  'storage.essential',
  'storage.analytics',
  'storage.functional',
] as const;

export type LegalPlaceholder = (typeof legalPlaceholders)[number];

/** What a text may not lose: sections that the page draws in a way of their own, and facts that the law asks for. */
type Kept = { sections?: readonly string[]; facts: readonly LegalPlaceholder[] };

export const legalPageSchema = (kept: Kept) =>
  z
    .object({
      title: text(40),
      /** Dates and scope, before the first section. */
      introMarkdown: markdown().min(40, 'must be at least 40 characters'),
      sections: z.array(section).min(1, 'must hold at least one section'),
    })
    .superRefine((page, context) => {
      const wrong = (path: PropertyKey[], message: string) =>
        context.addIssue({ code: 'custom', path, message });
      idsOnce(page.sections, context, ['sections']);
      const named = new Set<string>();
      const read = (path: PropertyKey[], value: string) => {
        for (const [, name = ''] of value.matchAll(/\{\{([^{}]*)\}\}/g)) {
          named.add(name);
          if (!legalPlaceholders.some((one) => one === name)) wrong(path, `has no fact for '{{${name}}}'`);
        }
      };
      read(['introMarkdown'], page.introMarkdown);
      page.sections.forEach((one, index) => {
        read(['sections', index, 'textMarkdown'], one.textMarkdown);
      });
      for (const id of kept.sections ?? []) {
        if (!page.sections.some((one) => one.id === id)) wrong(['sections'], `must have a section '${id}'`);
      }
      for (const name of kept.facts) {
        if (!named.has(name)) wrong(['sections'], `must hold '{{${name}}}' somewhere`);
      }
    });

export type LegalPage = z.infer<ReturnType<typeof legalPageSchema>>;
