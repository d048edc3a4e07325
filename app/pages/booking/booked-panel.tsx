import { useEffect, useRef } from 'react';
import { LinkButton } from '#app/ui/button.tsx';
import type { BookingText } from '#content/schema/booking.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstantDate, formatInstantTime, zoneName } from '#domain/format/instant.ts';
import type { BookedView } from './view.ts';

type BookedPanelProps = { text: BookingText; booked: BookedView; zone: string | null };

/** What was booked, or requested, and what happens next. Takes the focus when it appears. */
export function BookedPanel({ text, booked, zone }: BookedPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const confirmed = booked.status === 'confirmed';
  const words = confirmed ? text.confirmed : text.requested;
  const own = zone && zone !== agencyZone ? zone : null;
  return (
    <div id="details" className="scroll-mt-28 rounded-xl bg-mist p-6 sm:p-10">
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-4xl outline-none">
        {words.title}
      </h2>
      <p className="mb-1 font-semibold text-xl">
        {booked.dateText} at {booked.timeText}
      </p>
      <p className="mb-5 text-sm">
        {text.summary.timeZone}
        {own && (
          <>
            . {text.summary.yourTime}: {formatInstantDate(booked.startsAt, own)},{' '}
            {formatInstantTime(booked.startsAt, own)} ({zoneName(booked.startsAt, own)})
          </>
        )}
      </p>
      <p className="max-w-[40rem]">{words.text}</p>
      {confirmed && <p className="mt-3 max-w-[40rem]">{text.confirmed.invitation}</p>}
      <p className="mt-8 flex flex-wrap gap-3">
        <LinkButton href="/" tone="ink">
          Return to Homepage
        </LinkButton>
        <LinkButton href="/portfolio" tone="outline">
          View Our Work
        </LinkButton>
      </p>
    </div>
  );
}
