import { HowTold } from '#app/pages/booking/how-told.tsx';
import { WholeParts } from '#app/pages/booking/whole-parts.tsx';
import { say } from '#content/say.ts';
import type { CallView } from './call-view.ts';

/** When the call is, on the visitor's clock first where it is another one, and where. */
export function CallFacts({ call }: { call: CallView }) {
  const struck = call.state === 'cancelled' || call.state === 'declined' || call.state === 'lapsed';
  const { when, own } = call;
  const first = own ?? when;
  return (
    <div className="rounded-xl bg-mist p-6 sm:p-8">
      <p className={`figures display text-4xl ${struck ? 'line-through' : ''}`}>{first.time}</p>
      <p className="font-semibold text-lg">
        <WholeParts text={first.date} />
      </p>
      {own && <p className="text-sm">{say('In your own time zone ({zone})', { zone: own.zone })}</p>}
      <dl className="mt-4 grid gap-3 text-sm sm:grid-cols-2">
        <div>
          <dt className="text-ink-soft">{say('Time Zone')}</dt>
          <dd>{when.zone}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">{say('Duration')}</dt>
          <dd>{say('{count} minutes', { count: call.minutes })}</dd>
        </div>
        {own && (
          <div className="sm:col-span-2">
            <dt className="text-ink-soft">{say('In {place}', { place: when.place })}</dt>
            <dd>
              {when.date}, {when.time}
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
