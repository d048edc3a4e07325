import { formatDate, formatTime } from '#domain/format/date-time.ts';
import { formatInstantDate, formatInstantTime, zoneName } from '#domain/format/instant.ts';
import { zonedInstant } from '#domain/format/zoned-instant.ts';
import type { BookingState } from './booking-state.ts';
import type { BookingView } from './view.ts';

type CallSummaryProps = { view: BookingView; state: BookingState; title?: string };

/** The chosen time on both clocks, and until when it is kept. */
export function CallSummary({ view, state, title = view.text.summary.title }: CallSummaryProps) {
  const { text, hostZone } = view;
  const { date, time, hold } = state;
  if (!date || !time) return null;
  const at = zonedInstant(date, time, hostZone);
  const own = state.zone && state.zone !== hostZone ? state.zone : null;
  return (
    <div className="rounded-lg bg-mist p-5">
      <h3 className="mb-3 font-sans font-semibold text-sm tracking-normal">{title}</h3>
      <p className="figures font-display font-bold text-3xl">{formatTime(time)}</p>
      <p className="mb-3 font-semibold">{formatDate(date)}</p>
      <p className="text-sm">{text.summary.duration}</p>
      <p className="text-sm">Time Zone: {hostZone}</p>
      {own && (
        <p className="mt-3 border-ink/15 border-t pt-3 text-sm">
          {text.summary.yourTime}: {formatInstantDate(at, own)}, {formatInstantTime(at, own)} (
          {zoneName(at, own)})
        </p>
      )}
      {view.how && (
        <p className="mt-3 border-ink/15 border-t pt-3 text-sm">
          {view.how.label}: {view.how.text}
          {view.how.recorded && <span className="mt-2 block">{view.how.recorded}</span>}
        </p>
      )}
      <p className="mt-3 min-h-[1.5em] border-ink/15 border-t pt-3 text-sm empty:hidden">
        {hold.state === 'held' &&
          `${text.summary.held} ${formatInstantTime(hold.until, state.zone ?? hostZone)}.`}
        {hold.state === 'over' && text.summary.heldOver}
      </p>
    </div>
  );
}
