import type { Examples } from './example.ts';
import { crm } from './right.ts';

export const linkExamples: Examples = {
  'link-broken': [
    {
      wrong: crm('<a href="/pricing">See prices</a>'),
      says: 'On /services/crm the link ‘See prices’ leads to /pricing, which is not a page.',
    },
    { wrong: crm('<a href="missing">Near</a>'), says: '/services/missing' },
    { wrong: crm('<a href="/files/terms.pdf">Terms</a>'), says: 'not a file of this site' },
    { wrong: crm('<a href="https://www.example.co.uk/gone">Gone</a>'), says: '/gone' },
  ],
  'link-fragment': [
    { wrong: crm('<a href="#nowhere">Down</a>'), says: 'the place ‘nowhere’ on /services/crm' },
    { wrong: crm('<a href="/#team">Team</a>'), says: '‘team’ on /,' },
  ],
  'link-unsafe': [
    { wrong: crm('<a href="javascript:alert(1)">Run</a>'), says: '‘javascript:’' },
    { wrong: crm('<a href=" JaVa&#10;ScRiPt:alert(1)">Run</a>'), says: '‘javascript:’' },
    { wrong: crm('<a href="data:text/html,x">Data</a>'), says: '‘data:’' },
  ],
  'link-insecure': [{ wrong: crm('<a href="http://old.example.com/">Old</a>'), says: 'old.example.com' }],
};
