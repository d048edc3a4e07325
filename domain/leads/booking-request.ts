import { z } from 'zod';
import { longest } from '#domain/forms/longest.ts';
import { requiredText } from '#domain/forms/text.ts';
import { emailLine, phoneLine, requiredLine } from './fields.ts';

/** How the booking widget's fallback message begins (specification, section 7). */
const bookingRequestTitle = 'Discovery Call Booking Request';

/** The shorter enquiry that the booking widget sends when booking fails. */
export const bookingRequestSchema = z.object({
  name: requiredLine({ max: longest.name, empty: 'Name is required' }),
  email: emailLine,
  phone: phoneLine,
  message: requiredText({ max: 6000, empty: 'Please tell us about your project' }),
});

const fieldsOfTheFullForm = ['company', 'projectTypes', 'budget', 'timeline'];

/** Whether what came to the contact endpoint is the fallback and not the full form. */
export function isBookingRequest(input: Record<string, unknown>): boolean {
  const { message } = input;
  return (
    typeof message === 'string' &&
    message.trimStart().startsWith(bookingRequestTitle) &&
    !fieldsOfTheFullForm.some((field) => field in input)
  );
}
