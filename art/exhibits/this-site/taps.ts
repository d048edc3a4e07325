import { type Look, note, option, row, screen, tick, title, touch } from '#art/kit/screen.ts';
import { box, circle, line } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

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

/** A day that has free times. */
export const date = () =>
  screen(
    look,
    title(look, 108, ['Choose a day'], 36),
    note(look, 144, ['Half an hour, free, by video.']),
    text(24, 210, 'December 2026', 20, look.ink, { weight: 600 }),
    ...['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((one, i) =>
      text(48 + i * 49, 252, one, 17, look.soft, { anchor: 'middle' }),
    ),
    ...Array.from({ length: 28 }, (_, i) => {
      // The first of that month is a Tuesday.
      const column = (i + 1) % 7;
      const [x, y, dayNumber] = [48 + column * 49, 298 + Math.floor((i + 1) / 7) * 50, i + 1];
      const at = i === 8;
      const closed = column > 4 || i === 0;
      return (
        (at ? circle(x, y - 6, 24, look.main) : '') +
        text(x, y, String(dayNumber), 19, at ? look.onMain : closed ? '#a59f92' : look.ink, {
          anchor: 'middle',
          weight: closed ? 400 : 600,
        })
      );
    }),
    touch(look, 146, 342, 30),
    line(24, 528, 366, 528, look.rule, 1.2),
    note(look, 566, ['Wednesday 9 December', 'has twelve free times.'], 18.5),
    act(640, 'Show the times'),
  );

/** A time on the visitor’s own clock. */
export const time = () =>
  screen(
    look,
    title(look, 108, ['Wednesday', '9 December'], 36),
    note(look, 186, ['Times are those of the UK.']),
    ...['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '13:00', '13:30'].map((label, i) =>
      option(look, [24 + (i % 2) * 176, 216 + Math.floor(i / 2) * 76, 166, 60], [label], i === 3),
    ),
    touch(look, 340, 322),
    note(look, 562, ['Held for you while you write.'], 18.5),
    act(640, 'Go on with 10:30'),
  );

const field = (y: number, label: string, value: string) =>
  text(24, y, label, 17, look.ink, { weight: 600 }) +
  box(24, y + 12, 342, 56, 12, '#fefefc', { stroke: '#7f8b96', 'stroke-width': 1.6 }) +
  text(42, y + 46, value, 18.5, look.ink);

/** Two answers, and no account. */
export const details = () =>
  screen(
    look,
    title(look, 108, ['Who is calling?'], 36),
    note(look, 144, ['Two answers. No account.']),
    field(206, 'Full name', 'Vera Visitor'),
    field(306, 'Email address', 'vera@company.example'),
    row(look, 440, 'Wednesday 9 December', '10:30'),
    row(look, 488, 'Video call', '30 minutes'),
    note(look, 544, ['If the signal goes, send it again:', 'it is booked once.'], 18),
    act(624, 'Book the call'),
    touch({ ...look, touch: look.ink }, 336, 653),
  );

/** Booked, and how to undo it. */
export const booked = () =>
  screen(
    look,
    circle(60, 132, 36, '#cfe6e6'),
    tick(60, 132, '#005e69', 1.7, 5),
    title(look, 226, ['It is booked'], 40),
    row(look, 286, 'Wednesday 9 December', '10:30'),
    row(look, 334, 'Video call', '30 minutes'),
    note(look, 392, ['An email is on its way, with an', 'entry for your calendar.'], 18.5),
    option(look, [24, 468, 342, 60], ['Move the call']),
    option(look, [24, 542, 342, 60], ['Cancel it']),
    note(look, 652, ['Stored before this page was sent.'], 18),
    touch(look, 336, 498),
  );
