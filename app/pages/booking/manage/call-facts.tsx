import { HowTold } from '#app/pages/booking/how-told.tsx';
import { WholeParts } from '#app/pages/booking/whole-parts.tsx';
import type { CallView } from './call-view.ts';

/** When the call is, on both clocks, and where. */
export function CallFacts({ call }: { call: CallView }) {
  const struck = call.state === 'cancelled' || call.state === 'declined' || call.state === 'lapsed';
  return (
    <div className="rounded-xl bg-mist p-6 sm:p-8">
      <p className={`figures display text-4xl ${struck ? 'line-through' : ''}`}>{call.when.time}</p>
      <p className="mb-4 font-semibold text-lg">
        <WholeParts text={call.when.date} />
      </p>
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        <div>
          <dt className="text-ink-soft">Time Zone</dt>
          <dd>{call.when.zone}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">Duration</dt>
          <dd>{call.minutes} minutes</dd>
        </div>
        {call.own && (
          <div className="sm:col-span-2">
            <dt className="text-ink-soft">In your own time zone</dt>
            <dd>
              {call.own.date}, {call.own.time} ({call.own.zone})
            </dd>
          </div>
        )}
        {call.how && (
          <div className="sm:col-span-2">
            <dt className="text-ink-soft">{call.how.label}</dt>
            <dd>
              <HowTold how={call.how} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
