import type { BookingText } from '#content/schema/booking.ts';
import { type AvailabilityRules, defaultRules } from '#domain/availability/rules.ts';

type Shown = Pick<AvailabilityRules, 'slotMinutes' | 'horizonWeekdays'>;

/**
 * The page’s texts adapted to the owner’s rules; as in the specification while those keep its length and horizon.
 */
export function textUnder(text: BookingText, rules: Shown): BookingText {
  return withHorizon(withLength(text, rules.slotMinutes), rules.horizonWeekdays);
}

function withLength(text: BookingText, minutes: number): BookingText {
  if (minutes === defaultRules.slotMinutes) return text;
  const { intro, benefit, outlineTitle, outlineFirst, duration } = text.otherLength;
  const fill = (words: string) => words.replace('{{minutes}}', String(minutes));
  const { hero, benefits, expect, summary } = text;
  return {
    ...text,
    hero: { ...hero, intro: fill(intro) },
    benefits: [{ title: fill(benefit.title), text: fill(benefit.text) }, ...benefits.slice(1)],
    expect: {
      title: fill(outlineTitle),
      items: expect.items.map((one, index) => (index === 0 ? { ...one, text: fill(outlineFirst) } : one)),
    },
    summary: { ...summary, duration: fill(duration) },
  };
}

function withHorizon(text: BookingText, weekdays: number): BookingText {
  if (weekdays === defaultRules.horizonWeekdays) return text;
  const count = weekdays === 1 ? '1 weekday' : `${weekdays} weekdays`;
  const words = text.otherHorizon.replace('{{weekdays}}', count);
  return {
    ...text,
    benefits: text.benefits.map((one, index) => (index === 1 ? { ...one, text: words } : one)),
  };
}
