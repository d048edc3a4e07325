import { browser } from './frames.ts';
import { at, box, denseDrawing, drawing, group, line, rect, stroke } from './svg.ts';
import { text } from './type.ts';

type Page = { readonly id: string; readonly address: string; readonly page: string; readonly dark?: boolean };
type WidePage = Page & { readonly addressSize?: number };

/** Size of a wide plate; the page in it is 1200 × 704 units. */
export const wide = { width: 1600, height: 1000 } as const;
/** Size of its counterpart for phones, drawn in half of these units; the page in it is 390 × 526 units. */
export const narrow = { width: 780, height: 1140 } as const;

/** A browser from edge to edge: two of them wipe from one page to the other and nothing else moves. */
export function widePlate({ id, address, page, dark = false, addressSize = 14.5 }: WidePage): string {
  const { width, height } = wide;
  const tone = dark ? 'dark' : 'light';
  return drawing(
    width,
    height,
    rect(0, 0, width, height, dark ? '#232427' : '#f3f1ec'),
    at(
      0,
      0,
      4 / 3,
      browser({
        id,
        x: 0,
        y: 0,
        width: 1200,
        height: 750,
        pageWidth: 1200,
        address,
        addressSize,
        tone,
        page,
        wiped: true,
      }),
    ),
  );
}

/** The same on a phone, drawn anew at a size that can be read there. */
export function narrowPlate({ address, page, dark = false }: Page): string {
  const [width, height] = [390, 570];
  const ink = dark ? '#a6a7aa' : '#6c6a65';
  return denseDrawing(
    width,
    height,
    rect(0, 0, width, height, dark ? '#232427' : '#f3f1ec'),
    group({ transform: 'translate(0 44)' }, page),
    rect(0, 0, width, 44, dark ? '#232427' : '#f3f1ec'),
    line(0, 44, width, 44, dark ? '#111214' : '#dedad1'),
    box(14, 8, 330, 28, 14, dark ? '#303236' : '#ffffff'),
    stroke('M26 21v-2.4a4 4 0 0 1 8 0v2.4M24.5 21h11v8h-11z', ink, 1.5),
    text(41, 27, address, 14.6, ink, { weight: 500 }),
    ...[16, 22, 28].map((y) => box(360, y - 1.5, 3, 3, 1.5, ink)),
  );
}
