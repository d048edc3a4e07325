import { cx } from '#app/ui/cx.ts';
import type { BookingText } from '#content/schema/booking.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import type { SlotView } from '#domain/booking/usual-slots.ts';
import { formatDate, formatTime } from '#domain/format/date-time.ts';
import { formatInstantTime } from '#domain/format/instant.ts';
import { zonedInstant } from '#domain/format/zoned-instant.ts';
import type { BookingState } from './use-booking.ts';

type TimePickerProps = { text: BookingText; state: BookingState; onChoose: (time: string) => void };

/** The half-hours of the chosen date. Without JavaScript each one loads the page with the form for it. */
export function TimePicker({ text, state, onChoose }: TimePickerProps) {
  const { date, loading, slots, onRequest } = state;
  const free = slots.some((slot) => slot.available);
  return (
    <form
      id="times"
      method="get"
      action="/book-discovery-call#details"
      aria-labelledby="times-title"
      aria-busy={loading}
      className="min-h-[26rem] scroll-mt-28 bg-foam p-5 sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        const button = (event.nativeEvent as SubmitEvent).submitter;
        if (button instanceof HTMLButtonElement) onChoose(button.value);
      }}
    >
      <h2 id="times-title" tabIndex={-1} className="text-2xl">
        {text.times.title}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft text-sm" aria-live="polite">
        {!date && text.dates.none}
        {date && loading && text.times.loading}
        {date && !loading && formatDate(date)}
      </p>
      {date && <input type="hidden" name="date" value={date} />}
      {!loading && onRequest && date && (
        <div className="mb-5 rounded-md bg-beacon-wash p-4 text-sm">
          <p className="font-semibold">{text.times.requestTitle}</p>
          <p>{text.times.requestText}</p>
        </div>
      )}
      {!loading && date && !free && (
        <div role="status" className="rounded-md bg-sand p-5">
          <p className="font-semibold">{text.times.noneTitle}</p>
          <p>{text.times.noneText}</p>
        </div>
      )}
      {!loading && date && free && (
        <div className="-m-1 grid max-h-[31rem] grid-cols-2 gap-2.5 overflow-y-auto p-1">
          {slots.map((slot) => (
            <TimeButton
              key={slot.start}
              slot={slot}
              chosen={slot.start === state.time}
              booked={text.times.booked}
              ownTime={ownTime(date, slot.start, state.zone)}
            />
          ))}
        </div>
      )}
    </form>
  );
}

/** The same start on the visitor's clock, or null where it reads the same. */
function ownTime(date: string, start: string, zone: string | null): string | null {
  if (!zone || zone === agencyZone) return null;
  const time = formatInstantTime(zonedInstant(date, start, agencyZone), zone);
  return time === formatTime(start) ? null : time;
}

type TimeButtonProps = { slot: SlotView; chosen: boolean; booked: string; ownTime: string | null };

function TimeButton({ slot, chosen, booked, ownTime: own }: TimeButtonProps) {
  return (
    <button
      type="submit"
      name="time"
      value={slot.start}
      disabled={!slot.available}
      aria-pressed={chosen}
      className={cx(
        'grid min-h-14 content-center rounded-md border-[1.5px] px-4 py-1.5 text-left tabular-nums transition-colors',
        chosen && 'border-ink bg-ink text-chalk',
        !chosen && slot.available && 'border-edge bg-foam hover:border-ink',
        !slot.available && 'cursor-not-allowed border-sand-deep bg-sand text-ink-soft',
      )}
    >
      <span className={cx('font-semibold', !slot.available && 'line-through')}>{formatTime(slot.start)}</span>
      {!slot.available && <span className="text-xs">{booked}</span>}
      {slot.available && own && <span className="text-xs">{own} your time</span>}
    </button>
  );
}
