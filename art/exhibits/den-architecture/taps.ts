import { button, type Look, note, option, row, screen, title, touch } from '#art/kit/screen.ts';
import { at, circle, line, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { c } from '#art/scenes/den-house.ts';
import { barn, groundLine } from './elevations.ts';

const look: Look = {
  ground: c.bone,
  ink: c.char,
  soft: '#5b554e',
  rule: '#d2c4b0',
  main: c.clay,
  onMain: '#fff8ec',
  touch: '#1f6f6b',
  head: 'thin',
  headWeight: 300,
  radius: 0,
};
const step = (n: number) =>
  text(24, 100, `Question ${n} of 6`, 18, c.clay, { weight: 600 }) +
  line(24, 116, 366, 116, look.rule, 4) +
  line(24, 116, 24 + 57 * n, 116, c.clay, 4);

/** Where it is. */
export const where = () =>
  screen(
    look,
    step(1),
    title(look, 172, ['Where is it?'], 44),
    rect(24, 204, 342, 58, '#fff', { stroke: c.char, 'stroke-width': 2 }),
    text(42, 241, 'YO13 0', 22, c.char, { weight: 600 }),
    rect(112, 222, 2, 24, c.clay),
    rect(24, 284, 342, 258, '#e3ddcf'),
    path('M24 400C120 350 220 440 366 372V542H24Z', '#cfd3bd'),
    stroke('M24 480C110 440 180 470 240 420S330 360 366 340', '#fff', 9),
    stroke('M170 284C180 340 200 380 240 420', '#fff', 6),
    circle(240, 420, 52, c.clay, { opacity: 0.16 }),
    path('M240 428C226 406 222 398 222 388a18 18 0 0 1 36 0c0 10 -4 18 -18 40z', c.clay),
    circle(240, 388, 7, '#fff8ec'),
    text(44, 522, 'Moors authority', 18, c.char, { weight: 600 }),
    note(look, 580, ['We know what this one refuses.'], 18),
    button(look, 616, 'Next'),
    touch(look, 336, 645),
  );

/** What there is to spend. */
export const money = () =>
  screen(
    look,
    step(4),
    title(look, 172, ['How much is there', 'to build with?'], 39),
    option(look, [24, 246, 342, 78], ['Up to £90,000', 'We name three other routes']),
    option(look, [24, 336, 342, 78], ['£90,000 to £180,000', 'A room, drawn and built']),
    option(look, [24, 426, 342, 78], ['£180,000 to £300,000', 'A house, or a barn made one'], true),
    option(look, [24, 516, 342, 78], ['More', 'A hall, a school, two houses']),
    button(look, 622, 'Next'),
    touch(look, 338, 465),
  );

/** The answer, while one is still reading. */
export const answer = () =>
  screen(
    look,
    rect(0, 0, 390, 248, '#ffffff'),
    at(18, 235, 1.03, barn()),
    groundLine(0, 390, 236, 1.8),
    rect(0, 237, 390, 16, look.ground),
    title(look, 306, ['Yes, this is ours.'], 42),
    note(look, 346, ['A barn, a sum and a date: that is a', 'brief. Here is what we would ask.'], 18.5),
    row(look, 426, 'Planning, in this valley', '11 weeks'),
    row(look, 476, 'Fee for a house', '£24,000–52,000'),
    row(look, 526, 'Like it', 'Barn at Hackness'),
    button(look, 580, 'Choose a half-hour'),
    text(195, 682, 'No charge, a director, a pencil', 18, look.soft, { anchor: 'middle' }),
    touch(look, 336, 609),
  );

/** A half-hour with a director. */
export const talk = () =>
  screen(
    look,
    title(look, 122, ['Half an hour with', 'a director'], 40),
    text(24, 218, 'Thursday', 19, c.char, { weight: 600 }),
    option(look, [24, 236, 165, 64], ['10:00']),
    option(look, [201, 236, 165, 64], ['14:30'], true),
    text(24, 346, 'Friday', 19, c.char, { weight: 600 }),
    option(look, [24, 364, 165, 64], ['9:30']),
    note(look, 482, ['She will have read your answers', 'and opened the planning map.'], 18.5),
    button(look, 548, 'Take Thursday, 14:30'),
    text(195, 650, 'In the chapel, or on the phone', 18, look.soft, { anchor: 'middle' }),
    touch(look, 336, 577),
  );
