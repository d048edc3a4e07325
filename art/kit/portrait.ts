import { shadow } from './frames.ts';
import { box, circle, clipBox, denseDrawing, group, line, rect, stroke } from './svg.ts';
import { text } from './type.ts';

/** Size of a scene for phones, drawn in half of these units: 400 × 500. */
export const portraitSize = { width: 800, height: 1000 } as const;
/** The same lying down, for places that are 4:3: 400 × 300. */
export const landscapeSize = { width: 800, height: 600 } as const;

type Window = {
  readonly id: string;
  readonly address: string;
  readonly dark?: boolean;
  readonly shade: string;
  /** What lies behind the window. */
  readonly ground: string;
  /** The page, 390 units wide. */
  readonly page: string;
};

const bar = 44;
const inset = 20;

/** One window, whole, on the colours of its client; its page has 390 × 448 units. Type of 16 is 12 pixels on a phone. */
export const portrait = (shown: Window) => framed(500, shown);

/** The same lying down; its page has 390 × 232 units. */
export const landscape = (shown: Window) => framed(300, shown);

function framed(height: number, { id, address, dark = false, shade, ground, page }: Window): string {
  const [w, h] = [400 - 2 * inset, height - 2 * inset - 2];
  const colours = dark
    ? { bar: '#232427', field: '#303236', ink: '#a6a7aa', rule: '#111214', dot: '#4e5055' }
    : { bar: '#f3f1ec', field: '#ffffff', ink: '#6c6a65', rule: '#dedad1', dot: '#cfcbc2' };
  const tall = (h / w) * 390;
  return denseDrawing(
    400,
    height,
    ground,
    shadow(`${id}-s`, inset, inset, w, h, 13, shade, 0.42),
    group(
      { transform: `translate(${inset} ${inset}) scale(${w / 390})` },
      clipBox(
        `${id}-w`,
        0,
        0,
        390,
        tall,
        14,
        rect(0, 0, 390, tall, colours.bar),
        group({ transform: `translate(0 ${bar})` }, page),
        rect(0, 0, 390, bar, colours.bar),
        line(0, bar, 390, bar, colours.rule),
        ...[20, 37, 54].map((x) => circle(x, bar / 2, 5, colours.dot)),
        box(72, 8, 300, 28, 14, colours.field),
        stroke('M88 21v-2.4a4 4 0 0 1 8 0v2.4M86.5 21h11v8h-11z', colours.ink, 1.5),
        text(106, 27, address, 15, colours.ink, { weight: 500 }),
      ),
    ),
  );
}
