/** A Tuesday some days ahead, `yyyy-MM-dd`. */
export function comingTuesday(): string {
  const today = Temporal.Now.plainDateISO();
  return today.add({ days: 9 - today.dayOfWeek }).toString();
}
