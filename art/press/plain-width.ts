/** Wide enough for a phone held upright, at twice the density. */
const enough = 800;

/** The one width in which a picture is made for whoever reads no AVIF, or no `srcset`. @param widths ascending */
export function plainWidth(widths: readonly number[]): number {
  return widths.find((width) => width >= enough) ?? widths.at(-1) ?? enough;
}
