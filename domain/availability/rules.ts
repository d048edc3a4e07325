import { z } from 'zod';
import { isTimeZone } from '#domain/format/instant.ts';
import { isIsoDate, type Weekday } from '#domain/format/iso-date.ts';

/**
 * What the owner sets at /admin/availability. One schema for the form, the action and the store; the messages
 * are shown beside the fields. Runs in browsers.
 */

const startPattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const endPattern = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** One stretch of working time on a day, wall time in the host's zone. Midnight at the end is `24:00`. */
const timeRangeSchema = z
  .object({
    start: z
      .string('Enter a start time.')
      .regex(startPattern, 'Enter the start as hours and minutes, for example 09:00.'),
    end: z
      .string('Enter an end time.')
      .regex(endPattern, 'Enter the end as hours and minutes, for example 17:30. Midnight is 24:00.'),
  })
  .refine(({ start, end }) => !startPattern.test(start) || !endPattern.test(end) || start < end, {
    path: ['end'],
    message: 'The end must be later than the start. Midnight at the end of a day is 24:00.',
  });
export type TimeRange = z.infer<typeof timeRangeSchema>;

const rangesSchema = z.array(timeRangeSchema, 'Enter the hours as a list of ranges.');

/** Other hours, or none, for one date. */
const overrideSchema = z.object({
  date: z.string('Choose a date.').refine(isIsoDate, 'Choose a real date, for example 2026-12-24.'),
  ranges: rangesSchema,
});

function whole(name: string, min: number, max: number, unit: string) {
  const message = `${name} must be a whole number of ${unit} from ${min} to ${max}.`;
  return z.int({ error: message }).min(min, message).max(max, message);
}

const weeklyShape: Record<Weekday, typeof rangesSchema> = {
  monday: rangesSchema,
  tuesday: rangesSchema,
  wednesday: rangesSchema,
  thursday: rangesSchema,
  friday: rangesSchema,
  saturday: rangesSchema,
  sunday: rangesSchema,
};

export const availabilityRulesSchema = z.object({
  /** IANA name of the host's zone; all ranges and dates are read in it. */
  zone: z
    .string('Choose a time zone.')
    .refine(isTimeZone, 'Choose a time zone by its name, for example Europe/London.'),
  /** Working hours per weekday; an empty list is a closed day. Overlapping or touching ranges count as one. */
  weekly: z.object(weeklyShape, 'Enter the working hours of each weekday.'),
  /** Each replaces its day's hours; no ranges closes it. The ranges of two on one date are taken together. */
  overrides: z.array(overrideSchema, 'Enter the special days as a list.'),
  slotMinutes: whole('The length of a call', 5, 720, 'minutes'),
  /** Distance between two starts, counted from the beginning of each stretch of working time. */
  stepMinutes: whole('The time between two starts', 5, 720, 'minutes'),
  /** Free time wanted before and after a call; it may lie outside working hours. */
  bufferBeforeMinutes: whole('The buffer before a call', 0, 720, 'minutes'),
  bufferAfterMinutes: whole('The buffer after a call', 0, 720, 'minutes'),
  /** Elapsed time, not wall time: 120 minutes stay 120 when the clocks change. */
  minimumNoticeMinutes: whole('The minimum notice', 0, 86_400, 'minutes'),
  /** Most calls on one date; null is no limit. */
  dailyLimit: whole('The daily limit', 1, 200, 'calls').nullable(),
  /** How far ahead a call can be booked, in weekdays, today included. */
  horizonWeekdays: whole('The booking horizon', 1, 260, 'weekdays'),
});
export type AvailabilityRules = z.infer<typeof availabilityRulesSchema>;

const officeHours = (): TimeRange[] => [
  { start: '09:00', end: '12:00' },
  { start: '13:00', end: '16:30' },
];

/** The hours of the specification's section 9: half-hours from 09:00, a free noon hour, last start 16:00. */
export const defaultRules: AvailabilityRules = {
  zone: 'Europe/London',
  weekly: {
    monday: officeHours(),
    tuesday: officeHours(),
    wednesday: officeHours(),
    thursday: officeHours(),
    friday: officeHours(),
    saturday: [],
    sunday: [],
  },
  overrides: [],
  slotMinutes: 30,
  stepMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  minimumNoticeMinutes: 120,
  dailyLimit: null,
  horizonWeekdays: 14,
};
