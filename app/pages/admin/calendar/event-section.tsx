import { Form } from 'react-router';
import { type Fact, Facts } from '#app/pages/admin/parts/facts.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Button } from '#app/ui/button.tsx';
import { formatInstant } from '#domain/format/instant.ts';
import type { EventStatus } from '#server/calendar/admin/event-status.ts';

const states: Record<EventStatus['state'], string> = {
  waiting: 'Waits to be written',
  refused: 'Refused by Google',
  present: 'In your calendar',
  behind: 'In your calendar as it was before the last change',
  deleted: 'Taken out of your calendar',
};

const answers: Record<string, string> = {
  needsAction: 'No answer yet',
  accepted: 'Accepted',
  declined: 'Declined',
  tentative: 'Perhaps',
};

const changes: Record<NonNullable<EventStatus['ownerChange']>, string> = {
  moved: 'You moved it in Google Calendar; the booking followed and the visitor was told',
  deleted: 'You deleted it in Google Calendar; the booking was cancelled and the visitor told',
  'not-followed': 'A move in Google Calendar was not followed; the entry was put back',
};

/** The calendar event of a booking: its state, its Meet link, and what the owner did with it in the calendar. */
export function EventSection({ event, zone }: { event: EventStatus | null; zone: string }) {
  if (!event) return null;
  const { ownerChange, ownerChangedAt, meetLink, calendarLink, guestResponse } = event;
  const changed =
    ownerChange && ownerChangedAt !== null
      ? `${changes[ownerChange]} (${formatInstant(ownerChangedAt, zone)}).`
      : null;
  const facts: Fact[] = [
    ['Entry', states[event.state]],
    ['', event.stuck && event.reason],
    ['Meet link', meetLink && <OutLink href={meetLink}>{meetLink}</OutLink>],
    ['Visitor’s answer', guestResponse && (answers[guestResponse] ?? guestResponse)],
    ['Changed', changed],
    ['', calendarLink && <OutLink href={calendarLink}>Open in Google Calendar</OutLink>],
  ];
  return (
    <Part id="calendar-entry" title="Calendar">
      <Facts facts={facts} />
      {event.stuck && (
        <Form method="post" className="mt-4">
          <Button type="submit" name="intent" value="rewrite" tone="outline" size="sm">
            Write it again
          </Button>
        </Form>
      )}
    </Part>
  );
}

function OutLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a className="link" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
