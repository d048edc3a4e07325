/**
 * Sizes in tenths of a kilobyte that add up to their sum as it is rounded: what each alone would be rounded to misses it
 * by a tenth now and then. Those with the largest remains are rounded up.
 */
export function tenthsOf(bytes: readonly number[]): number[] {
  const total = Math.round(bytes.reduce((sum, one) => sum + one, 0) / 100);
  const whole = bytes.map((one) => Math.floor(one / 100));
  const missing = total - whole.reduce((sum, one) => sum + one, 0);
  const byRemains = bytes
    .map((one, at) => ({ at, remains: one % 100 }))
    .sort((a, b) => b.remains - a.remains);
  const up = new Set(byRemains.slice(0, missing).map(({ at }) => at));
  return whole.map((one, at) => one + (up.has(at) ? 1 : 0));
}
