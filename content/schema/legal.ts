import { z } from 'zod';
import { text } from './page.ts';

/** How long one kind of record is kept. The retention job and the privacy policy read the same entry. */
export const retentionSchema = z.array(
  z.object({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    /** What is kept, as the policy calls it. */
    what: text(120),
    days: z.int().positive(),
    /** The event from which the days count. */
    from: text(80),
    /** The period in words, as the policy prints it. */
    period: text(30),
  }),
);

export const storageCategories = ['essential', 'analytics', 'functional', 'marketing'] as const;

/** One key or cookie that the website really sets. */
export const storageSchema = z.array(
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
  id: z.string().min(1),
  title: text(80),
  markdown: z.string().min(80, 'must have a text of at least 80 characters'),
});

export const legalPageSchema = z.object({
  title: text(40),
  /** Dates and scope, before the first section. */
  introMarkdown: z.string().min(40),
  sections: z.array(section),
});

export type LegalPage = z.infer<typeof legalPageSchema>;
