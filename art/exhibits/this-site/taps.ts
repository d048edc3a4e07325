import { type Look, note, option, screen, title, touch } from '#art/kit/screen.ts';
import { box, circle, line } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { usualSlots } from '#domain/booking/usual-slots.ts';
import { formatTime } from '#domain/format/date-time.ts';
import { seaOfDay } from './sea-of-day.ts';

const look: Look = {
  ...{
    ground: '#faf7f3',
    ink: '#0b1d2c',
    soft: '#44586a',
    rule: '#d9cfbd',
    main: '#0b1d2c',
    onMain: '#faf7f3',
  },
  ...{ touch: '#fb7033', head: 'display' as const, headWeight: 700, radius: 14 },
};

const act = (y: number, label: string) =>
  box(24, y, 342, 58, 29, '#fb7033') +
  text(195, y + 36.5, label, 19, look.ink, { weight: 600, anchor: 'middle' });

/** Two weeks and four days, as the page has them on that Monday; the times of the chosen day stand below. */
const days = ['Today', 'Nov 24', 'Nov 25', 'Nov 26', 'Nov 27']
  .concat(['Nov 30', 'Dec 1', 'Dec 2', 'Dec 3', 'Dec 4'])
  .concat(['Dec 7', 'Dec 8', 'Dec 9', 'Dec 10']);
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

function day(label: string, index: number): string {
  const [x, y, on] = [24 + (index % 5) * 69.25, 140 + Math.floor(index / 5) * 82, index === 0];
  const at = { anchor: 'middle' as const };
  return (
    box(x, y, 65, 74, 12, on ? look.main : 'none', {
      stroke: on ? look.main : '#7f8b96',
      'stroke-width': 1.6,
    }) +
    text(x + 32.5, y + 31, weekdays[index % 5] ?? '', 17, on ? look.onMain : look.soft, at) +
    text(x + 32.5, y + 57, label, 16.5, on ? look.onMain : look.ink, { ...at, weight: 600 })
  );
}

/** A finger on what it leaves to be read. */
const around = (x: number, y: number, radius: number) =>
  circle(x, y, radius, 'none', { stroke: look.touch, 'stroke-width': 3 });

/** The days that have free times. */
export const date = () =>
  screen(
    look,
    title(look, 104, ['Choose a date'], 34),
    ...days.map(day),
    around(195, 177, 36),
    line(0, 416, 390, 416, look.rule, 1.2),
    title(look, 468, ['Choose a time'], 34),
    note(look, 504, ['Monday, November 23rd, 2026']),
    zone(552),
    seaOfDay(look, [620, 760], { date: '2026-11-23', starts: ['14:30', '15:00', '15:30', '16:00'] }),
  );

/** On whose clock the times are. */
const zone = (y: number) =>
  note(look, y, ['Show my time for']) +
  text(24, y + 27, 'Europe/London', 18.5, look.ink, { weight: 600 }) +
  line(24, y + 35, 152, y + 35, look.ink, 1.8);

/** A whole day is free. Below its mornings a phone shows two more. */
const starts = usualSlots().map(({ start }) => start.slice(0, 5));
const mornings = starts.filter((start) => start < '12:00').map(formatTime);
const afternoons = starts.slice(mornings.length, mornings.length + 2).map(formatTime);

/** The times of a part of the day, below its name. */
const part = (y: number, name: string, labels: readonly string[], chosen?: string) =>
  note(look, y, [name]) +
  labels
    .map((label, i) =>
      option(look, [24 + (i % 2) * 176, y + 14 + Math.floor(i / 2) * 68, 166, 58], [label], label === chosen),
    )
    .join('');

/** The times of that day, on the visitor’s own clock. */
export const time = () =>
  screen(
    look,
    title(look, 98, ['Choose a time'], 34),
    note(look, 132, ['Wednesday, November 25th, 2026']),
    zone(176),
    seaOfDay(look, [244, 396], { date: '2026-11-25', starts, time: '11:00' }),
    part(432, 'Morning', mornings, '11:00 AM'),
    part(678, 'Afternoon', afternoons),
    touch(look, 178, 611),
  );

const field = (y: number, label: string, value: string) =>
  text(24, y, label, 17, look.ink, { weight: 600 }) +
  box(24, y + 12, 342, 56, 12, '#fefefc', { stroke: '#7f8b96', 'stroke-width': 1.6 }) +
  text(42, y + 46, value, 18.5, look.ink);

/** Who is calling: a name and an email address have to be there, and no account. */
export const details = () =>
  screen(
    look,
    title(look, 104, ['Your details'], 34),
    lines(24, 148, ['Wednesday, November 25th, 2026', 'at 11:00 AM'], 19, 27, look.ink, { weight: 600 }),
    field(228, 'Full Name *', 'Vera Visitor'),
    field(332, 'Email Address *', 'vera@company.example'),
    field(436, 'Phone Number', ''),
    note(look, 552, ['By phone: we ring you at', 'the time you choose.'], 17),
    act(624, 'Book this call'),
    touch({ ...look, touch: look.ink }, 336, 653),
  );

/** Booked: what was agreed, on the slip that the page shows. */
export const booked = () =>
  screen(
    look,
    title(look, 112, ['Booking', 'Confirmed!'], 40),
    note(look, 200, ['The time is yours. A calendar', 'invitation arrives by email.'], 18),
    box(24, 256, 342, 226, 18, '#cfe4ea'),
    text(46, 296, 'Wednesday, November 25th, 2026', 18, look.ink, { weight: 600 }),
    text(46, 350, '11:00 AM', 42, look.ink, { family: 'display', weight: 700, tracking: -0.6 }),
    lines(46, 392, ['Time Zone: Europe/London', 'Duration: 30 minutes'], 17.5, 27, look.ink),
    // The sea at the hour of the call.
    ...[442, 453, 463, 471].map((y, i) => line(24, y, 366, y, '#005e69', 1.2 + i * 0.4)),
    option(look, [24, 516, 342, 60], ['Add to calendar']),
    option(look, [24, 590, 342, 60], ['Move or cancel this call']),
    note(look, 692, ['Stored before this page was sent.'], 18),
  );
