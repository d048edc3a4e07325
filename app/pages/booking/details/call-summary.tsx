import { sayClock } from '#app/pages/booking/say-clock.ts';
import type { BookingState } from '#app/pages/booking/state/booking-state.ts';
import type { BookingView } from '#app/pages/booking/view.ts';
import { WholeParts } from '#app/pages/booking/whole-parts.tsx';
import { say } from '#content/say.ts';
import { sayDate, sayInstantTime, sayTime } from '#content/say-dates.ts';
import { zoneName } from '#domain/format/instant.ts';
import { otherClock } from '#domain/format/other-clock.ts';
import { zonedInstant } from '#domain/format/zoned-instant.ts';

type Chosen = Pick<BookingState, 'date' | 'time' | 'zone'>;
type CallSummaryProps = { view: BookingView; state: Chosen & Pick<BookingState, 'hold'>; title?: string };

/** The chosen time, on the visitor's clock first where it is another one, and until when it is kept. */
export function CallSummary({ view, state, title = view.text.summary.title }: CallSummaryProps) {
  const { text, hostZone } = view;
  const { date, time, hold, zone } = state;
  if (!date || !time) return null;
  const at = zonedInstant(date, time, hostZone);
  const own = otherClock(at, hostZone, zone);
  const shown = own ?? { date, time };
  return (
    <div className="rounded-lg bg-mist p-5">
      <h3 className="mb-3 font-sans font-semibold text-sm tracking-normal">{title}</h3>
      <p className="figures font-display font-bold text-3xl">{sayTime(shown.time)}</p>
      <p className="font-semibold">{sayDate(shown.date)}</p>
      {own && zone && (
        <p className="text-sm">
          {text.summary.yourTime} ({zoneName(at, zone)})
        </p>
      )}
      <p className="mt-3 text-sm">{text.summary.duration}</p>
      <p className="text-sm">{say('Time Zone: {zone}', { zone: hostZone })}</p>
      {own && <p className="text-sm">{sayClock({ date, time })}</p>}
      {view.how && (
        <p className="mt-3 border-ink/15 border-t pt-3 text-sm">
          {view.how.label}: {view.how.text}
          {view.how.recorded && <span className="mt-2 block">{view.how.recorded}</span>}
        </p>
      )}
      <p className="mt-3 min-h-[1.5em] border-ink/15 border-t pt-3 text-sm empty:hidden">
        {hold.state === 'held' && `${text.summary.held} ${sayInstantTime(hold.until, zone ?? hostZone)}.`}
        {hold.state === 'over' && text.summary.heldOver}
      </p>
    </div>
  );
}

/** The chosen time in one line, where the summary itself comes after the fields. */
export function ChosenLine({ view, state }: { view: BookingView; state: Chosen }) {
  const { date, time, zone } = state;
  if (!date || !time) return null;
  const own = otherClock(zonedInstant(date, time, view.hostZone), view.hostZone, zone);
  return (
    <p className="mb-5 font-semibold lg:hidden">
      <WholeParts text={sayClock(own ?? { date, time })} />
    </p>
  );
}
