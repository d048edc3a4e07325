import { expect, test } from 'vitest';
import { fillIn, openPlaceholders } from './placeholders.ts';

const values = {
  'first name': 'Ann',
  name: 'Ann $& Lee',
  company: '',
  'next step': '{{name}}',
  'booking link': 'https://a.example/b',
  'my name': 'Bea',
};

test('values are put in as they are; what has none, and what is not known, stays open', () => {
  const filled = fillIn('Dear {{ First name }}, {{name}} of {{company}}: {{price}} {{next step}}', values);
  expect(filled).toBe('Dear Ann, Ann $& Lee of {{company}}: {{price}} {{name}}');
  expect(openPlaceholders(filled)).toEqual(['company', 'price', 'name']);
  expect(openPlaceholders('{{}} { {x} }')).toEqual([]);
});
