import { kayaks as k, kayaker } from '#art/figures/kayaks.ts';
import { slip } from '#art/figures/stage.ts';
import { at, box, circle, clipBox, denseDrawing, line, linear, path, rect } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** Drawn in half of these units: 584 × 284, whole, with room for the shadows, so that no page and no shadow is cut. */
export const fivePagesSize = { width: 1168, height: 568 } as const;
/** Of a page, and how far the next one lies to the right of it and below. */
const [high, step, lower] = [212, 109, 9];
/** For phones, three of them whole and the edges of the other two: 416 × 208. */
export const threePagesSize = { width: 832, height: 416 } as const;

const width = 124;
/** All words are left of the page that lies on the next edge, and well clear of it. */
const [from, to] = [10, 94];

const words = (y: number, line: string, ink: string = k.ink, weight = 400) =>
  text(from, y, line, 15.6, ink, { weight });

/** What is said of one thing, below its name. */
const pair = (y: number, name: string, note: string, rule: string) =>
  words(y, name, k.ink, 600) + words(y + 18, note, k.inkSoft) + line(from, y + 27, 110, y + 27, rule, 1.3);

const price = (y: number, name: string, pounds: string) =>
  words(y, name) +
  text(to, y, pounds, 15.6, k.ink, { weight: 600, anchor: 'end' }) +
  line(from, y + 9, 110, y + 9, '#d9bd78', 1.3);

const button = (y: number, label: string, wide: number) =>
  box(from, y, wide, 25, 12.5, k.sun) +
  text(from + wide / 2, y + 17.8, label, 15.6, k.ink, { weight: 600, anchor: 'middle' });

const field = (y: number, name: string) =>
  words(y, name, '#eef6f1') + box(from, y + 6, width - 2 * from, 23, 4, k.ground);

const view =
  linear('five-view', [0, 0], [0, 1], ...k.view) +
  rect(0, 0, width, 66, 'url(#five-view)') +
  circle(27, 17, 7, '#fff3dc') +
  at(-208, -92, 0.4, kayaker());

const boat = (x: number, colour: string) =>
  path(`M${x} 112c-7 -16 -7 -36 0 -50 7 14 7 34 0 50z`, colour) +
  path(`M${x - 3} 90c0 -6 6 -6 6 0v5h-6z`, k.ink);

const boats =
  rect(0, 44, width, 74, k.sea) +
  path(`M0 80q40 -9 80 -1t78 -3v42h-${width}z`, '#f0e4c8') +
  boat(30, k.hull) +
  boat(54, k.sun) +
  boat(78, k.hull);

type Page = {
  readonly name: string;
  readonly ground: string;
  readonly ink?: string;
  /** In its upper part, which a phone shows. */
  readonly shows: string;
  readonly below?: string;
};

/* Drawn anew each time, since the words may be others. */
const home = (): Page => ({
  name: '',
  ground: k.ground,
  shows:
    view +
    text(from, 90, 'Harbour', 20, k.ink, k.title) +
    text(from, 111, 'Kayaks', 20, k.ink, k.title) +
    button(124, 'Book a trip', 86),
  below: words(176, 'Out with') + words(195, 'the tide.'),
});
const about = (): Page => ({
  name: 'About',
  ground: k.sand,
  shows: boats + words(143, 'Two guides,') + words(162, 'ten boats,') + words(181, 'one bay.'),
});
const trips = (): Page => ({
  name: 'Trips',
  ground: '#ffffff',
  shows: pair(60, 'Sunrise', '1 hour', k.shallow) + pair(109, 'Two coves', '2 hours', k.shallow),
  below: pair(158, 'Seal rocks', '3 hours', k.shallow),
});
const prices = (): Page => ({
  name: 'Prices',
  ground: k.dawn,
  shows: price(64, 'Adult', '£32') + price(94, 'Child', '£20') + price(124, 'Family', '£90'),
  below: words(160, 'Wetsuit') + words(179, 'included.'),
});
const contact = (): Page => ({
  name: 'Contact',
  ground: k.sea,
  ink: '#ffffff',
  shows: field(60, 'Name') + field(110, 'Which day?') + button(156, 'Send', 68),
});

const sheet = (
  { name, ground, ink = k.ink, shows, below = '' }: Page,
  id: string,
  height: number,
  wide = width,
) =>
  slip(id, 0, 0, wide, height, ground, 7) +
  clipBox(
    `${id}-c`,
    ...([0, 0, wide, height, 7] as const),
    shows,
    below,
    text(from, 32, name, 22, ink, k.title),
  );

/** The five pages of one website, in its colours: each lies on the edge of the one on its left, a little lower. */
export const fivePages = () =>
  denseDrawing(
    fivePagesSize.width / 2,
    fivePagesSize.height / 2,
    ...[home(), about(), trips(), prices(), contact()].map((page, index) =>
      at(8 + index * step, 5 + index * lower, 1, sheet(page, `five-${index}`, high)),
    ),
  );

/** How wide a page is on phones, where each stands beside the next. */
const narrow = 120;

/** Three of them as a phone has room for, and what they say first; behind the last the edges of the other two. */
export const threePages = () =>
  denseDrawing(
    threePagesSize.width / 2,
    threePagesSize.height / 2,
    ...[contact(), about()].map(({ ground }, index) =>
      at(284 - index * 12, 13 - index * 4, 1, slip(`three-e${index}`, 0, 0, narrow, 162, ground, 7)),
    ),
    ...[home(), trips(), prices()].map((page, index) =>
      at(8 + index * 126, 5, 1, sheet({ ...page, below: '' }, `three-${index}`, 166, narrow)),
    ),
  );
