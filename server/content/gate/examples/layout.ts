import { edited } from './edited.ts';
import type { Examples } from './example.ts';
import { crm } from './right.ts';

const columns = '<td>1</td>'.repeat(7);
const image = (attributes: string) => crm(`<img src="/image.jpg" width="4" height="3" ${attributes}>`);

const palette = (text: string) =>
  edited('case-studies/yards-store', ['palette'], { base: { colour: 'oklch(0.24 0.007 271)', text } });

export const layoutExamples: Examples = {
  'heading-word-wide': [
    {
      wrong: crm('<h2 class="text-4xl">Unternehmensberatungsgesellschaft</h2>'),
      says: '‘Unternehmensberatungsgesellsch…’',
    },
    { wrong: crm(`<h2>${'W'.repeat(200_000)}</h2>`), says: 'too long for a phone' },
  ],
  'heading-lines': [
    {
      wrong: crm(`<h2 class="text-5xl">${'All of these words '.repeat(9)}</h2>`),
      says: 'lines on a phone; 6 are the most',
    },
  ],
  'text-word-wide': [
    { wrong: crm(`<p>See ${'verylong'.repeat(9)}.</p>`), says: 'nothing in it can go to the next line' },
  ],
  'button-word-wide': [
    {
      wrong: crm(`<a class="x rounded-pill" href="/">${'verylong'.repeat(4)}</a>`),
      says: 'of a button is too long for a phone',
    },
  ],
  'button-label-long': [
    {
      wrong: crm(`<a class="x rounded-pill" href="/">${'Talk to us '.repeat(8)}</a>`),
      says: 'more than two lines',
    },
  ],
  'table-wide': [{ wrong: crm(`<table><tr>${columns}</tr></table>`), says: 'a table has 7 columns' }],
  'image-undescribed': [
    {
      wrong: crm('<img src="/image.jpg" width="4" height="3">'),
      says: 'On /services/crm the picture ‘image.jpg’',
    },
    { wrong: image('alt="  "'), says: 'Describe it, or mark it as decoration' },
  ],
  'image-text-is-file-name': [
    { wrong: image('alt="IMG_2034"'), says: '‘IMG_2034’' },
    { wrong: image('alt="our-team.jpeg"'), says: '‘our-team.jpeg’' },
  ],
  'image-text-long': [
    { wrong: image(`alt="${'The sea and a pier. '.repeat(20)}"`), says: 'has 400 characters' },
  ],
  'image-text-announces': [{ wrong: image('alt="Picture of a pier"'), says: '‘Picture of a pier’' }],
  'image-unsized': [{ wrong: crm('<img src="/image.jpg" alt="A pier">'), says: 'no width and height' }],
  'image-missing': [
    {
      wrong: crm('<img src="/gone.jpg" alt="A pier" width="4" height="3">'),
      says: '‘gone.jpg’ is not among the files',
    },
  ],
  'colour-contrast': [
    {
      wrong: palette('oklch(0.3 0.01 271)'),
      says: 'In ‘Yards Store’, at ‘Palette, Base, Text’, the colour of the text stands out 1.',
    },
    { wrong: palette('red'), says: 'cannot be compared' },
    {
      wrong: edited('brand-colours', ['tide'], '#7fd0d8'),
      says: 'In ‘Colours’, at ‘Tide’, the colour cannot stay: Words in ‘',
    },
    { wrong: edited('brand-colours', ['night'], '#445566'), says: 'at night stand out' },
    { wrong: edited('brand-colours', ['ink'], 'red;}'), says: 'at ‘Ink’, what stands there is no colour' },
  ],
  'colour-not-drawn': [
    { wrong: edited('brand-colours', ['beacon'], '#f28c28'), says: 'keep their former colours' },
  ],
  'colour-of-two': [
    { wrong: edited('case-studies/yards-store', ['palette'], 'buddha-brands'), says: 'the same as in' },
  ],
};
