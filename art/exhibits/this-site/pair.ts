import { shadow } from '#art/kit/frames.ts';
import { narrowPlate, widePlate } from '#art/kit/plate.ts';
import { type Look, touch } from '#art/kit/screen.ts';
import { at, box, circle, clipBox, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { topPhone, topWide } from './home.ts';
import { day } from './sea.ts';

const old = {
  page: '#e6e8ea',
  bar: '#55606c',
  ink: '#2c3238',
  grey: '#6a727a',
  rule: '#b9c0c7',
  main: '#2b62c4',
};
/** What the mark of a finger is drawn with. */
const hand: Look = {
  ...{ ground: '#ffffff', ink: day.ink, soft: day.soft, rule: day.rule, main: day.ink, onMain: day.ground },
  ...{ touch: '#fb7033', head: 'display', headWeight: 700, radius: 14 },
};

/** What was typed into the form, below each other. */
const typed = [
  ['Name', 'Vera Visitor'],
  ['Email', 'vera@company.example'],
  ['Day and time', 'Wednesday, 11:00'],
] as const;

const field = (x: number, y: number, width: number, label: string, value: string, size: number) =>
  text(x, y, label, size * 0.94, old.ink) +
  rect(x, y + 10, width, size * 2.5, '#ffffff', { stroke: old.rule }) +
  text(x + 14, y + 10 + size * 1.62, value, size, old.ink);

/** A form while it is sent: the button waits, and turns. */
const waiting = (x: number, y: number, width: number, height: number, size: number) =>
  box(x, y, width, height, 4, '#9aa5b1') +
  text(x + width / 2 + 14, y + height / 2 + size * 0.36, 'Sending', size, '#ffffff', {
    anchor: 'middle',
    weight: 600,
  }) +
  stroke(`M${x + width / 2 - size * 2.6} ${y + height / 2 - 9}a9 9 0 1 1 -9 9`, '#ffffff', 3);

/** What a browser can say when no answer came. */
function question(id: string, [x, y, width]: readonly [number, number, number], size: number, ring: number) {
  const both = width - size * 4.2;
  // The one that is pressed has room for the finger beside its words.
  const [left, no, yes] = [x + size * 1.7, both * 0.43, both * 0.57];
  const row = y + size * 9.4;
  const tall = size * 2.7;
  const again = left + no + size * 0.8;
  return [
    shadow(id, x, y, width, row + tall + size * 1.6 - y, 10, '#1d242c', size / 24),
    box(x, y, width, row + tall + size * 1.6 - y, 10, '#ffffff'),
    circle(left + size * 1.1, y + size * 2.5, size * 1.1, '#f4d9d3'),
    text(left + size * 1.1, y + size * 2.98, '!', size * 1.4, '#b3261e', { anchor: 'middle', weight: 700 }),
    text(left + size * 3, y + size * 2.95, 'The page did not answer', size * 1.16, old.ink, { weight: 700 }),
    lines(
      left,
      y + size * 5.5,
      ['What you sent may have arrived,', 'or it may not. Send it again?'],
      size,
      size * 1.5,
      old.ink,
    ),
    box(left, row, no, tall, 4, 'none', { stroke: old.rule, 'stroke-width': 1.6 }),
    text(left + no / 2, row + tall / 2 + size * 0.36, 'Do not send', size, old.ink, {
      anchor: 'middle',
      weight: 600,
    }),
    box(again, row, yes, tall, 4, old.main),
    text(again + size * 0.9, row + tall / 2 + size * 0.36, 'Send again', size, '#ffffff', { weight: 600 }),
    touch(hand, again + yes - ring - size * 0.6, row + tall / 2, ring),
  ].join('');
}

/** Somebody else’s form after a tunnel: nobody can tell whether it arrived. */
export function unsure() {
  const page = [
    rect(0, 0, 1200, 704, old.page),
    rect(0, 0, 1200, 84, old.bar),
    text(56, 54, 'Book a call', 32, '#ffffff', { weight: 600 }),
    rect(56, 120, 620, 520, '#f6f7f8', { stroke: old.rule }),
    ...typed.map(([label, value], i) => field(92, 172 + i * 112, 548, label, value, 22)),
    waiting(92, 530, 240, 62, 21),
    rect(0, 0, 1200, 704, '#1d242c', { opacity: 0.26 }),
    // Left of where the booked page wipes over it.
    question('tsu-q', [28, 204, 600], 24, 22),
  ].join('');
  return widePlate({ id: 'tsu', address: 'bookings.example/form', page });
}

export function unsureNarrow() {
  const page = [
    rect(0, 0, 390, 526, old.page),
    rect(0, 0, 390, 58, old.bar),
    text(20, 38, 'Book a call', 24, '#ffffff', { weight: 600 }),
    ...typed.slice(0, 2).map(([label, value], i) => field(20, 92 + i * 86, 350, label, value, 18.5)),
    waiting(20, 450, 350, 54, 19),
    rect(0, 0, 390, 526, '#1d242c', { opacity: 0.26 }),
    question('tsv-q', [14, 180, 362], 18, 13),
  ].join('');
  return narrowPlate({ id: 'tsv', address: 'bookings.example/form', page });
}

/** The slip of a call, with the sea of its hour along its lower edge. */
function slip(id: string, [x, y, w, h]: readonly [number, number, number, number], size: number) {
  const left = x + size * 1.6;
  return [
    box(x, y, w, h, size, '#cfe4ea'),
    clipBox(
      id,
      x,
      y,
      w,
      h,
      size,
      ...[0, 1, 2, 3, 4].map((i) => {
        const at = y + h - size * (3.3 - i * 0.75);
        const swell = size * (0.62 - i * 0.1);
        return stroke(
          `M${x} ${at}C${x + w * 0.2} ${at - swell} ${x + w * 0.36} ${at - swell} ${x + w * 0.5} ${at}S${x + w * 0.82} ${at + swell} ${x + w} ${at}`,
          '#005e69',
          1.4 + i * 0.3,
          { opacity: 0.75 },
        );
      }),
    ),
    text(left, y + size * 2.4, 'Wednesday, November 25th, 2026', size, day.ink, { weight: 600 }),
    text(left, y + size * 5.5, '11:00 AM', size * 2.7, day.ink, {
      family: 'display',
      weight: 700,
      tracking: -size * 0.06,
    }),
    lines(
      left,
      y + size * 7.6,
      ['Time Zone: Europe/London', 'Duration: 30 minutes'],
      size * 0.92,
      size * 1.45,
      day.ink,
    ),
  ].join('');
}

const outlined = (x: number, y: number, width: number, height: number, label: string, size: number) =>
  box(x, y, width, height, height / 2, 'none', { stroke: day.ink, 'stroke-width': 2 }) +
  text(x + width / 2, y + height / 2 + size * 0.35, label, size, day.ink, { weight: 600, anchor: 'middle' });

/** Our own page after the second press: what the first one booked. */
export function booked() {
  const page = [
    rect(0, 0, 1200, 704, day.ground),
    at(0, 0, 1200 / 1280, topWide(day)),
    lines(48, 224, ['Booking', 'Confirmed!'], 86, 88, day.ink, {
      family: 'display',
      weight: 700,
      tracking: -2.8,
    }),
    lines(48, 384, ['The time is yours. A calendar', 'invitation arrives by email.'], 24, 36, day.ink),
    outlined(48, 462, 340, 64, 'Move or cancel this call', 21),
    slip('tsk-s', [720, 132, 432, 480], 22.6),
    box(757, 424, 250, 62, 31, day.ink),
    text(882, 463, 'Add to calendar', 22, day.ground, { weight: 600, anchor: 'middle' }),
    rect(0, 668, 1200, 36, day.deep),
  ].join('');
  return widePlate({ id: 'tsk', address: 'foreshore.example/book-discovery-call', page });
}

export function bookedNarrow() {
  const page = [
    rect(0, 0, 390, 526, day.ground),
    at(0, 0, 390 / 375, topPhone(day, 375, 26)),
    lines(24, 122, ['Booking', 'Confirmed!'], 48, 49, day.ink, {
      family: 'display',
      weight: 700,
      tracking: -1.5,
    }),
    lines(24, 208, ['The time is yours. A calendar', 'invitation arrives by email.'], 18.5, 27, day.ink),
    slip('tsl-s', [24, 262, 342, 250], 17.8),
  ].join('');
  return narrowPlate({ id: 'tsl', address: 'foreshore.example', page });
}
