import { useEffect, useRef } from 'react';
import { LinkButton } from '#app/ui/button.tsx';
import { say } from '#content/say.ts';
import { isConfirmed } from '#domain/booking/lifecycle.ts';
import { zoneName } from '#domain/format/instant.ts';
import { otherClock } from '#domain/format/other-clock.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { HowTold } from './how-told.tsx';
import { NumberForm } from './number-form.tsx';
import { sayClock } from './say-clock.ts';
import type { BookedView, BookingView } from './view.ts';
import { WholeParts } from './whole-parts.tsx';

type BookedPanelProps = { view: BookingView; booked: BookedView; zone: string | null };

/** The booking or request, and what happens next. Takes the focus when it appears. */
export function BookedPanel({ view, booked, zone }: BookedPanelProps) {
  const { text, hostZone } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // On a phone, toast and cookie banner take the lower half of the window.
    if (matchMedia('(max-width: 767px)').matches) heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  const confirmed = isConfirmed(booked);
  const words = confirmed ? text.confirmed : text.requested;
  const { links, startsAt } = booked;
  const own = otherClock(startsAt, hostZone, zone);
  const when = say('{date} at {time}', { date: booked.dateText, time: booked.timeText });
  // A quiet button has padding, which would indent its text under the others.
  const inLine = links ? 'max-sm:-ml-2' : undefined;
  return (
    <div id="details" data-booked className="scroll-mt-28 rounded-xl bg-mist p-6 sm:p-10">
      {/* The page's own headline, which asked to book, goes with it (booking-hero.tsx). */}
      <h1 ref={heading} tabIndex={-1} className="mb-4 scroll-mt-28 text-4xl outline-none">
        {words.title}
      </h1>
      <p className="mb-1 font-semibold text-xl">
        <WholeParts text={own ? sayClock(own) : when} />
      </p>
      <p className="mb-5 text-sm">
        {own && zone && (
          <>
            {text.summary.yourTime} ({zoneName(startsAt, zone)}).{' '}
            <span className="inline-block">{when},</span>{' '}
          </>
        )}
        <span className="inline-block">{say('Time Zone: {zone}', { zone: hostZone })}</span>
      </p>
      <p className="max-w-[40rem]">
        {words.text}
        {confirmed && booked.hasTopic && ` ${text.confirmed.topic}`}
      </p>
      {booked.how && (
        <p className="mt-3 max-w-[40rem]">
          <HowTold how={booked.how} />
        </p>
      )}
      {links && booked.how?.number?.wanted && (
        <div className="mt-5 grid gap-3">
          <p className="font-semibold">{booked.how.number.ask}</p>
          <NumberForm words={booked.how.number} action={links.manage} />
        </div>
      )}
      {confirmed && (
        <p className="mt-3 max-w-[40rem]">
          {booked.mailed === false ? text.confirmed.unmailed : text.confirmed.invitation}
        </p>
      )}
      {confirmed && links && (
        <div className="mt-6">
          <AddToCalendar links={links} labels={{ ...calendars(), add: text.confirmed.add }} />
        </div>
      )}
      <p className="mt-8 flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-start">
        {links && (
          <LinkButton href={links.manage} tone="outline">
            {text.confirmed.manage}
          </LinkButton>
        )}
        <LinkButton href="/" tone={links ? 'quiet' : 'ink'} className={inLine}>
          {say('Return to Homepage')}
        </LinkButton>
        <LinkButton href="/portfolio" tone={links ? 'quiet' : 'outline'} className={inLine}>
          {say('View Our Work')}
        </LinkButton>
      </p>
    </div>
  );
}

const calendars = () => ({
  google: say('Google Calendar'),
  outlook: say('Outlook.com'),
  outlookWork: say('Outlook for work'),
  file: say('Calendar file (.ics)'),
});
