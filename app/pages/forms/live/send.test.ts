import { expect, it } from 'vitest';
import { outcomeOf } from './send.ts';

it('takes a success for one only when it is the endpoint that answers', () => {
  expect(outcomeOf(200, '{"message":"Thank you.","prefill":"ref"}')).toEqual({
    kind: 'stored',
    prefill: 'ref',
  });
  expect(outcomeOf(200, '{}')).toEqual({ kind: 'stored', prefill: null });
  expect(outcomeOf(200, '<html>Sign in to the hotel network</html>')).toEqual({ kind: 'failed' });
});

it.each([400, 409, 413, 422, 429])('hands on what the server wants changed, status %i', (status) => {
  const body = {
    error: { message: 'Please check the marked fields.', fields: { email: 'Email is required' } },
  };
  expect(outcomeOf(status, JSON.stringify(body))).toEqual({
    kind: 'refused',
    status,
    message: 'Please check the marked fields.',
    fields: { email: 'Email is required' },
  });
});

it.each([
  [500, '{"error":{"message":"Something went wrong."}}'],
  [503, '{"error":{"message":"We cannot save this just now."}}'],
  [404, '{"error":{"message":"There is no such endpoint."}}'],
  [400, '{}'],
  [0, ''],
])('counts status %i with %s as a failure, to be tried again', (status, text) => {
  expect(outcomeOf(status, text)).toEqual({ kind: 'failed' });
});
