import type { Examples } from './example.ts';
import { crm } from './right.ts';

export const languageExamples: Examples = {
  'placeholder-left': [
    { wrong: crm('<p>Write to {{site.email}}.</p>'), says: 'Write to {{site.email}}' },
    { wrong: crm('<p>lorem ipsum dolor</p>'), says: 'lorem ipsum' },
    { wrong: crm('<p>Dear [your name],</p>'), says: '[your name]' },
    { wrong: crm('<p>Price: TBC</p>'), says: 'TBC' },
  ],
};
