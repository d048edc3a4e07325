import { formatDate, formatTime } from '#domain/format/date-time.ts';
import { honeypotField } from '#domain/leads/honeypot.ts';

/** The enquiry that goes to POST /api/contact when booking fails (specification, section 7). */
export function contactRequest(details: Record<string, string>) {
  const { name, email, phone = '', company, message, idempotencyKey, attribution } = details;
  const { selectedDate = '', selectedTime = '', formToken, [honeypotField]: honeypot } = details;
  const lines = [
    'Discovery Call Booking Request',
    `Company: ${company || 'None provided'}`,
    `Requested date: ${formatDate(selectedDate)}`,
    `Requested time: ${formatTime(selectedTime)}`,
    `Additional message: ${message || 'None provided'}`,
  ];
  const hidden = { idempotencyKey, formToken, [honeypotField]: honeypot, attribution };
  return { name, email, phone, message: lines.join('\n'), ...hidden };
}
