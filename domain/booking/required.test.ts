import { expect, test } from 'vitest';
import { longest } from '#domain/forms/longest.ts';
import { missingFields, overlongFields } from './required.ts';

const whole = { name: 'Ada', email: 'not an address', selectedDate: '2026-11-24', selectedTime: '10:00' };

test('what is there is not missing, right or wrong', () => {
  expect(missingFields(whole)).toEqual({});
});

test('blanks, null and nothing at all are missing', () => {
  const sent = { ...whole, name: ' ', email: null, selectedDate: undefined };
  expect(missingFields(sent)).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    selectedDate: 'Please select a date',
  });
  expect(Object.keys(missingFields({}))).toHaveLength(4);
});

test('a text at its limit is taken, a longer one named beside its field', () => {
  const message = 'x'.repeat(longest.message);
  expect(overlongFields({ name: 'Ann', message: `  ${message}\n` })).toEqual({});
  expect(overlongFields({ message: `${message}x`, phone: '0'.repeat(41) })).toEqual({
    message: 'Please keep this to 5,000 characters at most',
    phone: 'Please keep this to 40 characters at most',
  });
});
