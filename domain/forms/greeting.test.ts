import { describe, expect, test } from 'vitest';
import { greeting, plainPhone } from './greeting.ts';

describe('who is greeted by name', () => {
  test.each(['Ann Visitor', 'Łukasz Żółć', '李小龍', "Siân O'Neil-Smith", 'J. R. Smith', 'Dr. J.R. Smith'])(
    '%s',
    (name) => expect(greeting(name)).toBe(`Hello ${name},`),
  );

  test.each([
    'https://evil.example',
    'evil.example',
    'Visit evil.example now',
    'www.evil',
    'ann@example.com',
    'Call 0900 123456',
    'You have won a prize so please come and fetch it',
    'one two three four five six',
    '<b>Ann</b>',
    '',
  ])('not %s', (name) => expect(greeting(name)).toBe('Hello,'));
});

test.each([
  ['01723 496 000', '01723 496 000'],
  ['+44 (0)1723-496.000', '+44 (0)1723-496.000'],
  ['https://evil.example', null],
  ['call evil.example', null],
  ['', null],
])('of %s a number is told as %s', (typed, told) => {
  expect(plainPhone(typed)).toBe(told);
});
