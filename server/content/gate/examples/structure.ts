import { edited, releaseOf } from './edited.ts';
import type { Examples } from './example.ts';
import { crm, crmWith, right } from './right.ts';

export const structureExamples: Examples = {
  'field-fits': [
    {
      wrong: edited('site', ['phone', 'dial'], '01'),
      says: 'In ‘Who we are’, at ‘Phone, As it is dialled’,',
    },
    { wrong: edited('services/crm', ['hero', 'headline'], ''), says: '‘Top of the page, Headline’' },
    { wrong: edited('contact', ['hero'], null), says: 'In ‘Contact form’' },
  ],
  'document-known': [
    { wrong: right({ release: releaseOf(['content/nothing.ts', {}]) }), says: 'content/nothing.ts' },
  ],
  'heading-one-main': [
    { wrong: crm('<h1>Another</h1>'), says: '2 main headings: ‘services crm’ and ‘Another’' },
    { wrong: crmWith(/<h1.*<\/h1>/, ''), says: '/services/crm has no main heading' },
  ],
  'heading-skips-level': [{ wrong: crm('<h3>Too deep</h3>'), says: '‘Too deep’ is 2 levels below' }],
  'heading-empty': [
    { wrong: crm('<h2>Said</h2><h2> <svg><title>x</title></svg></h2>'), says: 'the one after ‘Said’' },
  ],
  'anchor-twice': [{ wrong: crm('<p id="a">1</p><p id="a">2</p>'), says: 'two places are called ‘a’' }],
};
