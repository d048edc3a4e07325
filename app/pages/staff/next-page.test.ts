import { expect, test } from 'vitest';
import { nextPage } from './next-page.ts';

const after = (next: string) => nextPage(`http://localhost/sign-in?next=${encodeURIComponent(next)}`);

test.each([
  '/admin',
  '/admin/',
  '/admin/bookings/7f1c-2',
  '/admin/leads?kind=quote&page=2',
  '/admin?x=%2Fy',
  '/oauth-setup',
])('goes on to %s', (next) => {
  expect(after(next)).toBe(next);
});

test.each([
  '',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/admin',
  'javascript:alert(1)',
  '/admin\r\nSet-Cookie: a=b',
  '/admin\0',
  '/admin#//evil.example',
  '/adminevil.example',
  '/..//evil.example',
  '/sign-out',
  '/api/auth/google',
  'admin',
])('%j leads to the front page of the area', (next) => {
  expect(after(next)).toBe('/admin');
});

test('without a wish it is the front page of the area', () => {
  expect(nextPage('http://localhost/sign-in')).toBe('/admin');
});
