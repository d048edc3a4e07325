import { WholeParts } from '#app/pages/booking/whole-parts.tsx';
import { bookingManage as text } from '#content/booking-manage.ts';
import type { CallView } from './call-view.ts';

function MeetLink({ link }: { link: string | null }) {
  if (link === null) return text.meetAwaited;
  return (
    <a href={link} className="link break-words font-semibold text-base" rel="noreferrer">
      {link.replace('https://', '')}
    </a>
  );
}

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
        {call.meet && (
          <div className="sm:col-span-2">
            <dt className="text-ink-soft">{text.labels.meet}</dt>
            <dd>
              <MeetLink link={call.meet.link} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
