import { useEffect, useRef } from 'react';
import type { BookedView, BookingView } from '#app/pages/booking/view.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { say } from '#content/say.ts';
import { sayDate, sayTime } from '#content/say-dates.ts';
import { isConfirmed } from '#domain/booking/lifecycle.ts';
import { zoneName } from '#domain/format/instant.ts';
import { otherClock } from '#domain/format/other-clock.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { CallSpread } from './call-spread.tsx';
import { CallTicket } from './call-ticket.tsx';
import { HowTold } from './how-told.tsx';
import { NumberForm } from './number-form.tsx';

type BookedPanelProps = { view: BookingView; booked: BookedView; zone: string | null };

/** The booking or request, and what happens next. Takes the focus when it appears. */
export function BookedPanel({ view, booked, zone }: BookedPanelProps) {
  const { text } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // It takes the place of a page that was far scrolled down.
    scrollTo({ top: 0 });
  }, []);
  const confirmed = isConfirmed(booked);
  const words = confirmed ? text.confirmed : text.requested;
  const { links } = booked;
  return (
    <div id="details" className="scroll-mt-28 max-sm:pt-7 max-sm:pb-8">
      <CallSpread
        head={
          <>
            <h1
              ref={heading}
              data-sent-title
              tabIndex={-1}
              className="mb-4 max-w-[8.75em] text-5xl outline-none sm:mb-5"
            >
              {words.title}
            </h1>
            <p className="max-w-[34rem] sm:text-lg">
              {words.text}
              {confirmed && booked.hasTopic && ` ${text.confirmed.topic}`}
              {confirmed &&
                ` ${booked.mailed === false ? text.confirmed.unmailed : text.confirmed.invitation}`}
            </p>
          </>
        }
        ticket={<Ticket view={view} booked={booked} zone={zone} />}
      >
        {confirmed && links && (
          <AddToCalendar main links={links} labels={{ ...calendars(), add: text.confirmed.add }} />
        )}
        {links && (
          <p>
            <LinkButton href={links.manage} tone="outline" className="max-sm:w-full">
              {text.confirmed.manage}
            </LinkButton>
          </p>
        )}
        <p className={cx('flex flex-wrap gap-x-4 gap-y-2', links && '-ml-2')}>
          <LinkButton href="/" tone={links ? 'quiet' : 'ink'}>
            {say('Back to the home page')}
          </LinkButton>
          <LinkButton href="/portfolio" tone={links ? 'quiet' : 'outline'}>
            {say('View Our Work')}
          </LinkButton>
        </p>
      </CallSpread>
    </div>
  );
}

/** When and how, on the visitor's clock first where that is another one. */
function Ticket({ view, booked, zone }: BookedPanelProps) {
  const { text, hostZone } = view;
  const { startsAt, dateText, timeText, tide, how, links } = booked;
  const own = otherClock(startsAt, hostZone, zone);
  const first = own
    ? { date: sayDate(own.date), time: sayTime(own.time) }
    : { date: dateText, time: timeText };
  return (
    <CallTicket
      {...first}
      tide={tide}
      facts={
        <>
          {own && zone && (
            <p>
              {text.summary.yourTime} ({zoneName(startsAt, zone)}).{' '}
              {say('{date} at {time}', { date: dateText, time: timeText })}
            </p>
          )}
          <p>{say('Time Zone: {zone}', { zone: hostZone })}</p>
          <p>{text.summary.duration}</p>
        </>
      }
    >
      {how && (
        <>
          <HowTold how={how} />
          {links && how.number?.wanted && <NumberForm words={how.number} action={links.manage} />}
        </>
      )}
    </CallTicket>
  );
}

const calendars = () => ({
  google: say('Google Calendar'),
  outlook: say('Outlook.com'),
  outlookWork: say('Outlook for work'),
  file: say('Calendar file (.ics)'),
});
