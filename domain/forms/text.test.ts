import { expect, it } from 'vitest';
import { emailText, knownEmailText } from './text.ts';

const of = (length: number) => `${'a'.repeat(length)}@example.com`;
const problem = (email: string) => emailText.safeParse(email).error?.issues.map(({ message }) => message);

it('takes 64 signs before the @ and no more (RFC 5321, 4.5.3.1.1)', () => {
  expect(emailText.parse(of(64))).toBe(of(64));
  expect(problem(of(65))).toEqual(['Please enter a valid email address']);
});

it('says one thing of each address that is none', () => {
  expect(problem(' ')).toEqual(['Email is required']);
  for (const email of ['ann', 'ann@', '@example.com', of(300), `${'a.'.repeat(5000)}@example.com`])
    expect(problem(email)).toEqual(['Please enter a valid email address']);
});

it('finds what is kept under an address that no form takes today', () => {
  expect(knownEmailText.parse(of(65))).toBe(of(65));
});
