import { Text } from '@react-email/text';
import { say } from '#content/say.ts';
import { sayInstantDate, sayInstantTime } from '#content/say-dates.ts';
import { minuteMs } from '#domain/format/durations.ts';
import { zoneName } from '#domain/format/instant.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { otherZone } from '#server/bookings/when.ts';
import { day } from '#server/mail/look.ts';
import { Panel } from '#server/mail/parts.tsx';

type CallTimeProps = { booking: Booking; zone: string; reader?: 'visitor' | 'agency' };

/**
 * When the call is, as the largest thing of the e-mail: by the agency's clock, and by the visitor's where it differs;
 * the reader's own is the larger. Each is one paragraph, so that the plain part reads as one sentence.
 */
export function CallTime({ booking, zone, reader = 'visitor' }: CallTimeProps) {
  const { startsAt, endsAt } = booking;
  const other = otherZone(booking, zone);
  const ours = reader === 'agency';
  return (
    <Panel>
      <Clock label={say('When')} at={startsAt} zone={zone} large={ours || !other} />
      {other && (
        <Clock label={ours ? 'Visitor’s time' : say('Your time')} at={startsAt} zone={other} large={!ours} />
      )}
      <Text className="quiet" style={{ color: day.quiet, fontSize: '15px', lineHeight: '22px', margin: 0 }}>
        {say('Length: {minutes} minutes', { minutes: (endsAt - startsAt) / minuteMs })}
      </Text>
    </Panel>
  );
}

type ClockProps = { label: string; at: number; zone: string; large: boolean };

function Clock({ label, at, zone, large }: ClockProps) {
  const size = large ? 40 : 24;
  const line = { display: 'block', fontSize: '15px', lineHeight: '22px' };
  const quiet = { ...line, color: day.quiet };
  return (
    <Text className="text" style={{ color: day.text, margin: '0 0 12px' }}>
      <span className="quiet" style={quiet}>
        {label}:{' '}
      </span>
      <span style={{ ...line, fontSize: '16px', fontWeight: 600 }}>
        {say('{date} at', { date: sayInstantDate(at, zone) })}{' '}
      </span>
      <span
        style={{
          ...{ display: 'block', fontSize: `${size}px`, lineHeight: `${size + 8}px`, fontWeight: 700 },
          letterSpacing: '-0.02em',
        }}
      >
        {sayInstantTime(at, zone)}{' '}
      </span>
      <span className="quiet" style={quiet}>
        ({zoneName(at, zone)})
      </span>
    </Text>
  );
}
