import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { DateView } from '#app/pages/booking/view.ts';
import { MoreTimes } from './more-times.tsx';

const day = (date: string, weekday: string, label: string, free: number): DateView => ({
  ...{ date, weekday, label, free },
});
const dates = [
  day('2026-11-25', 'Wednesday', 'Today', 2),
  day('2026-11-26', 'Thursday', 'Nov 26', 3),
  day('2026-11-27', 'Friday', 'Nov 27', 4),
  day('2026-11-30', 'Monday', 'Nov 30', 1),
];
const drawn = (date: string) => renderToStaticMarkup(<MoreTimes after={date} dates={dates} />);

describe('where a date has few times', () => {
  test('the next one that has more is named, and chosen in the form of dates', () => {
    const html = drawn('2026-11-25');
    expect(html).toContain('More times on Friday, Nov 27');
    expect(html).toMatch(/<button type="submit" form="dates" value="2026-11-27".* name="date"/);
  });

  test('nothing is said where there are many, or no later date has more', () => {
    expect(drawn('2026-11-27')).toBe('');
    expect(drawn('2026-11-30')).toBe('');
  });
});
