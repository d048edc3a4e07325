import { cx } from '#app/ui/cx.ts';
import type { SlotView } from '#domain/booking/usual-slots.ts';
import { formatTime, formatWeekday } from '#domain/format/date-time.ts';
import { formatInstantTime, wallClock } from '#domain/format/instant.ts';
import { zonedInstant } from '#domain/format/zoned-instant.ts';

type Zones = { host: string; own: string | null };
type TimeButtonProps = { slot: SlotView; date: string; chosen: boolean; booked: string; zones: Zones };

/** One start: the agency's clock large, the visitor's below it where it differs. */
export function TimeButton({ slot, date, chosen, booked, zones }: TimeButtonProps) {
  const own = ownTime(date, slot.start, zones);
  return (
    <button
      type="submit"
      name="time"
      value={slot.start}
      disabled={!slot.available}
      aria-pressed={chosen}
      className={cx(
        'figures grid min-h-15 content-center rounded-md border-[1.5px] px-3 py-1.5 text-left transition-colors sm:px-4',
        chosen && 'border-ink bg-ink text-chalk',
        !chosen && slot.available && 'border-edge bg-foam hover:border-ink hover:bg-sand',
        !slot.available && 'border-sand-deep bg-sand text-ink-soft',
      )}
    >
      <span className={cx('font-semibold', !slot.available && 'line-through')}>{formatTime(slot.start)}</span>
      {!slot.available && <span className="text-xs">{booked}</span>}
      {slot.available && own && (
        <span className={cx('text-xs', chosen ? 'text-chalk' : 'text-ink-soft')}>{own} for you</span>
      )}
    </button>
  );
}

/** The same start on the visitor's clock, with the weekday where it is another one; null where it reads the same. */
function ownTime(date: string, start: string, { host, own }: Zones): string | null {
  if (!own || own === host) return null;
  const at = zonedInstant(date, start, host);
  const there = wallClock(at, own);
  const time = formatInstantTime(at, own);
  if (there.date !== date) return `${formatWeekday(there.date).slice(0, 3)} ${time}`;
  return time === formatTime(start) ? null : time;
}
