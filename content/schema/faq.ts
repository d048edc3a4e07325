import { z } from 'zod';

/** The tabs of the about page's FAQs in their order; the first is open by default. */
const faqTabValues = [
  'web-design',
  'web-development',
  'ai-lead-generation',
  'website-management',
  'social-media',
  'seo-geo',
] as const;

const faqItemSchema = z.object({
  /** Slug of the question, unique across all tabs: the fragment of its deep link. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug: lower-case letters, digits and hyphens'),
  question: z.string().endsWith('?', 'must end with a question mark'),
  answerMarkdown: z.string().min(1, 'must not be empty'),
});

export const faqTabSchema = z.object({
  value: z.enum(faqTabValues),
  title: z.string().min(1, 'must not be empty').max(40, 'must fit on a tab: at most 40 characters'),
  items: z.array(faqItemSchema).min(1, 'must hold at least one question'),
});

export type FaqTabValue = (typeof faqTabValues)[number];
export type FaqItem = z.infer<typeof faqItemSchema>;
export type FaqTab = z.infer<typeof faqTabSchema>;
