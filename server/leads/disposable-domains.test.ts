import { expect, it } from 'vitest';
import { isDisposableAddress } from './disposable-domains.ts';

it.each([
  ['x@Mailinator.com', true],
  ['x@eu.yopmail.com', true],
  ['x@temp-mail.io', true],
  ['"a@b"@guerrillamail.com', true],
  ['notmailinator.com@example.com', false],
  ['ada@mymailinator.com.example', false],
  ['ada@gmail.com', false],
  ['ada@icloud.com', false],
  ['ada@btinternet.com', false],
  ['ada@proton.me', false],
  ['ada@com', false],
  ['', false],
])('%s is thrown away: %s', (email, disposable) => {
  expect(isDisposableAddress(email)).toBe(disposable);
});
