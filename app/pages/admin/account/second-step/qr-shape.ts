import { encode } from 'uqr';

/** A QR code as the path of an SVG, one unit for each square. @returns its edge in units, the quiet border included */
export function qrShape(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}
