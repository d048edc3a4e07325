import type { ReactNode } from 'react';
import { CallTicket } from '#app/pages/booking/booked/call-ticket.tsx';
import { say } from '#content/say.ts';
import type { CallView } from './call-view.ts';

/** When the call is, on the visitor's clock first where it is another one, and how it is held. */
export function CallFacts({ call, children }: { call: CallView; children?: ReactNode }) {
  const struck = call.state === 'cancelled' || call.state === 'declined' || call.state === 'lapsed';
  const { when, own } = call;
  const { date, time } = own ?? when;
  return (
    <CallTicket
      date={date}
      time={time}
      tide={call.tide}
      struck={struck}
      facts={
        <>
          {own && <p className="mb-3">{say('In your own time zone ({zone})', { zone: own.zone })}</p>}
          <dl className="grid gap-x-6 gap-y-3 grid-cols-[auto_1fr] sm:grid-cols-2">
            <div>
              <dt className="text-ink-soft">{say('Duration')}</dt>
              <dd>{say('{count} minutes', { count: call.minutes })}</dd>
            </div>
            <div>
              <dt className="text-ink-soft">{say('Time Zone')}</dt>
              <dd>{when.zone}</dd>
            </div>
            {own && (
              <div className="col-span-full">
                <dt className="text-ink-soft">{say('In {place}', { place: when.place })}</dt>
                <dd>
                  {when.date}, {when.time}
                </dd>
              </div>
            )}
          </dl>
        </>
      }
    >
      {children}
    </CallTicket>
  );
}
