import { define } from '#content/define.ts';
import { faqSectionSchema } from '#content/schema/faq.ts';

/** The words around the questions of the about page. In braces: what the page fills in. */
export const faqSection = define('content/faqs/section.ts', faqSectionSchema, {
  title: 'Ask us anything. Somebody already has.',
  lead: 'What clients ask before they hire an agency, sorted by service. The first sentence of each answer is the answer; the rest is why.',
  index: 'Questions by service',
  unit: 'questions',
  find: {
    label: 'Find a question',
    placeholder: 'backup, price',
    clear: 'Clear',
    one: 'One question mentions “{query}”.',
    many: '{count} questions mention “{query}”.',
    none: 'No question mentions “{query}” yet.',
    help: 'Put it to us directly, and we will answer it here for the next reader too.',
  },
  ask: { label: 'Write to Us', href: '/lets-talk' },
});
