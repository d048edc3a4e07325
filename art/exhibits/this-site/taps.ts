import { type Look, screen, touch } from '#art/kit/screen.ts';
import { at, box, clipBox, line, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { dusk } from '#art/scenes/shore/light.ts';
import { lowSillSize, onLowSill } from '#art/scenes/shore/sill.ts';
import { booking } from '#content/booking.ts';
import { usualSlots } from '#domain/booking/usual-slots.ts';
import { finger, levelOf, lineTall, timesOnWater, toldBelow } from './times-on-water.ts';
import { broken } from './words.ts';

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
  box(20, y, 350, 58, 29, '#fb7033') +
  text(195, y + 36.5, label, 19, look.ink, { weight: 600, anchor: 'middle' });

const panel: Look = { ...look, ground: '#fefefc' };
const heading = { family: 'display', weight: 700, tracking: -0.5 } as const;

/** Two weeks and four days, as the page has them on the Sunday before. */
const days = ['Nov 23', 'Nov 24', 'Nov 25', 'Nov 26', 'Nov 27']
  .concat(['Nov 30', 'Dec 1', 'Dec 2', 'Dec 3', 'Dec 4'])
  .concat(['Dec 7', 'Dec 8', 'Dec 9', 'Dec 10']);
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const daysTop = 208;

function day(label: string, index: number): string {
  const [x, y, on] = [20 + (index % 5) * 70.8, daysTop + Math.floor(index / 5) * 59, index === 0];
  const at = { anchor: 'middle' as const };
  return (
    box(x, y, 66.8, 53, 9, on ? look.main : 'none', {
      stroke: on ? look.main : '#7f8b96',
      'stroke-width': 1.6,
    }) +
    text(x + 33.4, y + 22, weekdays[index % 5] ?? '', 16, on ? look.onMain : look.soft, at) +
    text(x + 33.4, y + 43, label, 16.5, on ? look.onMain : look.ink, { ...at, weight: 600 })
  );
}

/** Above the times: of which day they are, and on whose clock. */
const head = (y: number, date: string) =>
  text(20, y, booking.times.title, 26, look.ink, heading) +
  text(370, y - 10, booking.times.zone, 16, look.soft, { anchor: 'end' }) +
  text(350, y + 16, 'Europe/London', 17, look.ink, { weight: 500, anchor: 'end' }) +
  stroke(`M358 ${y + 8}l5 5 5 -5`, look.ink, 2) +
  line(222, y + 26, 370, y + 26, look.ink, 1.6) +
  text(20, y + 46, date, 16.5, look.soft);

/** A whole day is free. */
const starts = usualSlots().map(({ start }) => start.slice(0, 5));

/** The days that have free times, below what is on the page’s sill, and the first times of the chosen one. */
export const date = () =>
  screen(
    panel,
    at(0, 51, 390 / lowSillSize.width, onLowSill(dusk)),
    rect(0, 0, 390, 51, look.ground),
    // Light on its water goes further down than it is shown.
    rect(0, 51 + (lowSillSize.height * 390) / lowSillSize.width, 390, 606, panel.ground),
    text(20, 192, booking.dates.title, 26, look.ink, heading),
    ...days.map(day),
    finger(panel, 195, daysTop + 26.5, 37),
    line(0, 400, 390, 400, look.rule, 1.2),
    head(438, 'Monday, November 23rd, 2026'),
    timesOnWater(panel, 490, [0, 1], { date: '2026-11-23', starts }),
  );

const chosen = { date: '2026-11-25', starts, time: '11:00' };

/** The times of that day on its water, by the visitor’s own clock. */
export const time = () => {
  const [benefit] = booking.benefits;
  return screen(
    panel,
    head(94, 'Wednesday, November 25th, 2026'),
    timesOnWater(panel, 150, [0, 1, 2], chosen),
    toldBelow(panel, 150 + 3 * lineTall, chosen),
    rect(0, 664, 390, 96, '#00404b'),
    text(20, 700, benefit?.title ?? '', 20, look.onMain, heading),
    lines(20, 727, broken(benefit?.text ?? '', 36), 17, 24, '#d5e6ea'),
  );
};

const field = (y: number, label: string, value: string, optional = false) =>
  text(20, y, label, 17, look.ink, { weight: 600 }) +
  (optional ? text(370, y, 'Optional', 16, look.soft, { anchor: 'end' }) : '') +
  box(20, y + 12, 350, 54, 10, panel.ground, { stroke: '#7f8b96', 'stroke-width': 1.6 }) +
  text(38, y + 45, value, 18, look.ink);

/** Who is calling: a name and an email address have to be there, and no account. */
export const details = () =>
  screen(
    panel,
    text(20, 98, 'Your details', 26, look.ink, heading),
    stroke('M196 91h-13m5 -5l-5 5 5 5', look.ink, 1.8),
    text(370, 97, 'Choose another time', 16, look.ink, { weight: 600, anchor: 'end' }),
    line(210, 104, 370, 104, look.ink, 1.8),
    lines(20, 146, ['Wednesday, November 25th, 2026', 'at 11:00 AM'], 18.5, 26, look.ink, { weight: 600 }),
    field(218, 'Full Name *', 'Vera Visitor'),
    field(322, 'Email Address *', 'vera@company.example'),
    lines(
      20,
      420,
      ['By phone: we ring you at the time', 'you choose. Leave your number', 'below, or send it later.'],
      17,
      25,
      look.soft,
    ),
    field(510, 'Phone Number', '', true),
    act(612, 'Book this call'),
    touch({ ...look, touch: look.ink }, 336, 641),
    lines(20, 704, ['Your details are used for this call', 'and its reminders.'], 16.5, 25, look.soft),
  );

const pill = (at: readonly [x: number, y: number, width: number], label: string, on = false) =>
  box(at[0], at[1], at[2], 46, 23, on ? look.main : 'none', { stroke: look.main, 'stroke-width': 1.6 }) +
  text(at[0] + at[2] / 2, at[1] + 28.5, label, 16, on ? look.onMain : look.ink, {
    weight: 600,
    anchor: 'middle',
  });

/** Booked: what was agreed, on the slip that the page shows. */
export const booked = () =>
  screen(
    look,
    lines(20, 108, ['Booking', 'Confirmed!'], 42, 43, look.ink, { ...heading, tracking: -1 }),
    lines(20, 187, ['The time is yours. A calendar', 'invitation arrives by email.'], 17.5, 27, look.ink),
    clipBox(
      'ts-slip',
      20,
      238,
      350,
      264,
      22,
      rect(20, 238, 350, 264, '#cfe4ea'),
      text(45, 278, 'Wednesday, November 25th, 2026', 18, look.ink, { weight: 600 }),
      text(45, 324, '11:00 AM', 41, look.ink, { ...heading, tracking: -0.6 }),
      lines(45, 358, broken(`Tide in Scarborough then: ${levelOf(chosen)}`, 34), 18, 26, '#0f4a52', {
        weight: 600,
      }),
      lines(45, 418, ['Time Zone: Europe/London', 'Duration: 30 minutes'], 16.5, 25, look.ink),
      // The sea at the hour of the call.
      ...[459, 468, 476, 483, 489, 495].map((y, i) =>
        stroke(`M20 ${y}q44 -7 88 0t88 0 88 0 88 0`, '#005e69', 1 + i * 0.5, { opacity: 0.25 + i * 0.11 }),
      ),
    ),
    text(20, 536, 'Add to calendar', 16.5, look.ink, { weight: 600 }),
    pill([20, 550, 170], 'Calendar file (.ics)', true),
    pill([200, 550, 170], 'Google Calendar'),
    pill([20, 606, 170], 'Outlook.com'),
    pill([200, 606, 170], 'Outlook for work'),
    pill([20, 680, 350], 'Move or cancel this call'),
  );
