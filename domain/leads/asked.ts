import type { AskedText } from '#domain/forms/asked.ts';
import { longest } from '#domain/forms/longest.ts';

/** What the contact form asks of its answers, besides name and address. */
export const contactAsked = {
  company: { max: longest.company, empty: 'Company name is required' },
  projectTypes: 'Please select at least one project type',
  budget: 'Please select a budget range',
  timeline: 'Please select a timeline',
  /** Ten characters, which the counter 'N/10 characters minimum' shows. */
  message: {
    max: longest.message,
    empty: 'Please tell us about your project',
    min: 10,
    short: 'Please provide more details (at least 10 characters)',
  },
} as const;

/** The name in the quote form. */
export const fullNameAsked: AskedText = { max: longest.name, empty: 'Full name is required' };
