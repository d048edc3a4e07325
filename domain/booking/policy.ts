import { z } from 'zod';
import { ways } from './talk.ts';

const roomMessage = 'Please give a link that begins with https://, or leave it empty.';

/** How calls are held from now on; `room` is a standing meeting link of the owner's. */
const talkSchema = z.object({
  way: z.enum(ways),
  room: z
    .url({ protocol: /^https$/, error: roomMessage })
    .max(300, roomMessage)
    .regex(/^\S+$/, roomMessage)
    .nullable(),
});

const reminderMessage = 'Choose reminders of at least 5 minutes and at most 14 days before the call.';

/** How bookings are taken; what the owner sets beside the hours at /admin/availability. */
export const bookingPolicySchema = z.object({
  /** False: the page shows that no calls can be booked online just now. */
  open: z.boolean(),
  /** 'owner': every booking is a request until staff confirm it. */
  confirmation: z.enum(['automatic', 'owner']),
  /** Nothing can be booked on bank holidays in England and Wales, but for those that the owner opens. */
  closeBankHolidays: z.boolean().default(true),
  /** Null until the owner has chosen: then it is as content/site.ts has it. */
  talk: talkSchema.nullable().default(null),
  /** Minutes before the call at which a reminder goes out, longest first. */
  reminderMinutes: z
    .array(z.int(reminderMessage).min(5, reminderMessage).max(20_160, reminderMessage))
    .max(4, 'At most four reminders.')
    .transform((minutes) => [...new Set(minutes)].sort((a, b) => b - a)),
});

export type BookingPolicy = z.infer<typeof bookingPolicySchema>;

export const defaultPolicy: BookingPolicy = {
  open: true,
  confirmation: 'automatic',
  closeBankHolidays: true,
  talk: null,
  reminderMinutes: [24 * 60, 60],
};
