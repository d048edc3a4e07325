import { define } from '#content/define.ts';
import { faqPagesSchema } from '#content/schema/faq.ts';

/** The words of the pages that questions have of their own, and of the ways to them. */
export const faqPages = define('content/faqs/pages.ts', faqPagesSchema, {
  name: 'Questions',
  topic: {
    title: '{topic}: {count} questions, answered',
    lead: 'Clients asked these before they signed anything. The short answer stands below each. Open it for the reasons.',
    services: 'Services that do this work',
  },
  whole: {
    title: 'All {count} questions on one page',
    lead: 'Topic by topic, one after the other. Search the page with your browser, print it with every answer open, or send the address to a colleague.',
  },
  others: 'Other topics',
  rest: 'All {count} questions: {topic}',
  ask: {
    title: 'Is your question missing?',
    text: 'Two lines are enough, and you get an answer from somebody who does the work.',
  },
  fetching: 'Fetching the questions…',
  failed: 'These questions could not be loaded. You can read them on a page of their own:',
  failedAll: 'The other topics could not be loaded, so only the questions below were searched.',
});
