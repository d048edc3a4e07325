import { formatBritishDate } from '#domain/format/date-time.ts';
import type { HolidayDay } from '#server/availability/bank-holiday-days.ts';
import { DateList } from './date-list.tsx';

type HolidaySectionProps = { holidays: HolidayDay[]; closed: boolean; busy: boolean };

/** The coming bank holidays: whether each is closed, and what our list cannot know. */
export function HolidaySection({ holidays, closed, busy }: HolidaySectionProps) {
  return (
    <section aria-labelledby="holidays">
      <h2 id="holidays" className="mt-10 mb-2 text-xl">
        Bank holidays in England and Wales
      </h2>
      <p className="mb-4 max-w-[40rem] text-ink-soft text-sm">
        {closed
          ? 'They are closed, as chosen at Availability. Open those on which you take calls.'
          : 'They are open like other days, as chosen at Availability.'}{' '}
        These are the days the law sets for every year. One proclaimed for a single year, such as for a
        coronation, is missing until this site is updated: block it like any other date.
      </p>
      <DateList
        busy={busy}
        entries={holidays.map(({ date, name, state }) => ({
          date,
          text: formatBritishDate(date),
          reason: `${name} (${words[state]})`,
          button: closed ? buttons[state] : null,
        }))}
      />
    </section>
  );
}

const words = { closed: 'closed', opened: 'open', 'own-hours': 'hours as set for this day' };
const buttons = {
  closed: { intent: 'open-holiday', label: 'Open' },
  opened: { intent: 'close-holiday', label: 'Close' },
  'own-hours': null,
} as const;
