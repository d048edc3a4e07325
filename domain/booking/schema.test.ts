import { expect, test } from 'vitest';
import { holdSchema } from './schema.ts';

const told = (input: unknown) => holdSchema.safeParse(input).error?.issues.map(({ message }) => message);

test.each([{}, { holdToken: null }, { holdToken: 7 }])('%j is told that a hold needs a token', (input) => {
  expect(told(input)).toEqual(['Please send a holdToken, under which the time is held.']);
});

test.each(['', 'short', 'x'.repeat(101), 'sixteen letters and blanks'])(
  '%j is told what a token is',
  (holdToken) => {
    expect(told({ holdToken })).toEqual(['The holdToken must be 16 to 100 letters, digits, - or _.']);
  },
);

test('a token of the form is taken', () => {
  expect(told({ holdToken: 'a-token_of-24-characters' })).toBeUndefined();
});
