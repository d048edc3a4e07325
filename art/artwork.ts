import type { ImageName } from '#content/alt.ts';
import type { MeasuredDrawing } from '#content/schema/exhibit.ts';

type DrawnName = Exclude<ImageName, `logo-${string}` | MeasuredDrawing>;

/** The founder's scene across the page, and upright on phones. */
type Shore = `${'wide' | 'tall'}${'' | '-night'}`;

/** A picture of the site: its size, the widths that pages ask for, and how it is drawn. */
export type Artwork = {
  readonly name:
    | DrawnName
    | `${DrawnName}-${'narrow' | 'night' | 'small' | 'low' | 'low-night' | 'upright' | Shore}`;
  readonly width: number;
  readonly height: number;
  /** Pixel widths to make; the largest is not beyond `width`. */
  readonly widths: readonly number[];
  /** Whether the page shows through where nothing is drawn. */
  readonly clear?: boolean;
  /** Missing where the picture is a file in `art/`. */
  readonly draw?: () => string;
};
