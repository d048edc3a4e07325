import { absolute } from './origin.ts';

/** The item that holds the questions; the markup of `app/pages/about/faq.tsx` carries it and them as microdata. */
export const faqPageId = absolute('/about#faq');
