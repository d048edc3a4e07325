/** A colour in OKLCH (https://bottosson.github.io/posts/oklab/): lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

type Rgb = readonly [red: number, green: number, blue: number];

const written = /^oklch\(\s*(\d*\.?\d+)(%?)\s+(\d*\.?\d+)\s+(\d*\.?\d+)(?:deg)?\s*\)$/i;

/** The longest text that a colour is looked for in, in characters. */
export const longestColour = 40;

/** A colour as people write it, `#rrggbb` or `oklch(L C H)`; null when it is neither. */
export function parseColour(text: string): Oklch | null {
  if (text.length > longestColour) return null;
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (hex) return oklchOf(hex.slice(1).map((part) => opened(Number.parseInt(part, 16) / 255)));
  const found = written.exec(text);
  if (!found) return null;
  const l = Number(found[1]) / (found[2] === '%' ? 100 : 1);
  return { l, c: Number(found[3]), h: Number(found[4]) };
}

/** Light of each primary, 0 to 1, clipped to sRGB as a screen does. */
function linearOf({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function oklchOf([r = 0, g = 0, b = 0]: readonly number[]): Oklch {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(x, y), h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 };
}

const opened = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const closed = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

/** A colour as `#rrggbb`, the form that every program reads. */
export function hexOf(colour: Oklch): string {
  const parts = linearOf(colour).map((value) => Math.round(255 * closed(value)).toString(16));
  return `#${parts.map((part) => part.padStart(2, '0')).join('')}`;
}

/** Contrast of two colours as WCAG 2 has it, 1 to 21. */
export function contrastBetween(one: Oklch, other: Oklch): number {
  const [first, second] = [one, other].map((colour) => {
    const [red, green, blue] = linearOf(colour);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }) as [number, number];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
