/** Light of a colour 'oklch(L C H)' as WCAG counts it, clipped to sRGB; null when it is no such colour. */
function luminance(colour: string): number | null {
  const numbers = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/.exec(colour);
  if (!numbers) return null;
  const l = Number(numbers[1]) / (numbers[2] === '%' ? 100 : 1);
  const [c, h] = [Number(numbers[3]), Number(numbers[4])];
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two oklch colours, 1 to 21, as WCAG 2 has it; null when one of them is no such colour. */
export function contrastOf(one: string, other: string): number | null {
  const [first, second] = [luminance(one), luminance(other)];
  if (first === null || second === null || Number.isNaN(first + second)) return null;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
