/** How heights become drawings, on the server and in the browser. */
export const scale = {
  /** The curve's highest point and its height, in px of its drawing; within itself it has 1000 units. */
  top: 26,
  height: 66,
  /** What the tide can reach at most, in metres above chart datum: `highest` of the gauge. */
  metres: 6.271,
  /** What is left of the lines' height at the lowest water. */
  least: 0.24,
  /** How far up a drawing, from 0 to 1, the uppermost line ends at the right edge at the highest tide. */
  edge: 0.944,
} as const;

/** How tall the lines are, of their tallest. @param share of the highest tide, 0 to 1 */
const tallAt = (share: number): number => scale.least + (1 - scale.least) * share;

/** Where the surface meets the staff, in percent from above. @param share 0 to 1 */
export const seaPlace = (share: number): number =>
  Math.round((100 - 100 * scale.edge * tallAt(share)) * 10) / 10;

/** Where the lines stand: a `transform` in 150 units whose lower edge is the deep end. @param share 0 to 1 */
export function seaTransform(share: number): string {
  const tall = tallAt(share);
  return `matrix(1 0 0 ${tall.toFixed(3)} 0 ${(150 - 150 * tall).toFixed(1)})`;
}
