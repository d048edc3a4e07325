import { longest, tooLong } from '#domain/forms/longest.ts';

/** Shown when a name, e-mail, date or time is missing. */
export const requiredMessage = 'Please fill in all required fields';

/** The required fields of a booking, each with its message. */
export const required = {
  name: 'Name is required',
  email: 'Email is required',
  selectedDate: 'Please select a date',
  selectedTime: 'Please select a time',
} as const;

const counted = ['name', 'phone', 'company', 'message'] as const;

/** The texts that are longer than the schema takes, each with its message. */
export function overlongFields(sent: Record<string, string>): Record<string, string> {
  const over = counted.filter((field) => (sent[field] ?? '').trim().length > longest[field]);
  return Object.fromEntries(over.map((field) => [field, tooLong(longest[field])]));
}

/** The required fields that were sent empty or not at all, each with its message. */
export function missingFields(sent: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(required).filter(([field]) => isEmpty(sent[field])));
}

/** Only strings are read: the `toString` of an object may throw. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
