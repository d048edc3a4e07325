import { expect, it } from 'vitest';
import { rules as contact } from '#app/pages/contact/contact-rules.ts';
import { rules as quote } from '#app/pages/quote/quote-rules.ts';

it('gives the first message of a contact field, and none for a good value', () => {
  expect(contact('name', ['  '])).toBe('Name is required');
  expect(contact('name', ['A'])).toBe('Name must be at least 2 characters');
  expect(contact('name', ['Ann'])).toBeNull();
  expect(contact('projectTypes', [])).toBe('Please select at least one project type');
  expect(contact('projectTypes', ['seo'])).toBeNull();
  expect(contact('projectTypes', ['seo', 'web-design'])).toBeNull();
  expect(contact('budget', [])).toBe('Please select a budget range');
  expect(contact('message', ['123456789'])).toBe('Please provide more details (at least 10 characters)');
});

it('asks for a name and an e-mail address only in a quote', () => {
  expect(quote('fullName', [''])).toBe('Full name is required');
  expect(quote('email', ['x'])).toBe('Please enter a valid email address');
  for (const field of ['phone', 'projectType', 'primaryGoals', 'budget', 'projectDetails', 'howDidYouHear'])
    expect(quote(field, [])).toBeNull();
});

it('has no opinion on a field without a rule', () => {
  expect(contact('idempotencyKey', ['x'])).toBeNull();
});
