import { expect, test } from 'vitest';
import { missingFields } from './required.ts';

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
