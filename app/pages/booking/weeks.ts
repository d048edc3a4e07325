const ofWeek = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

type Weeks = {
  /** Monday to Friday; more where the owner opened a day of a weekend. */
  columns: 5 | 6 | 7;
  /** The cell that each date stands in, counted from the first Monday. */
  cells: number[];
};

/**
 * Where dates stand when each week is a row.
 * @param dates as yyyy-MM-dd, in order
 */
export function inWeeks(dates: readonly string[]): Weeks {
  const last = Math.max(...dates.map(ofWeek));
  const columns = last === 6 ? 7 : last === 5 ? 6 : 5;
  let row = 0;
  const cells = dates.map((date, place) => {
    if (place > 0 && ofWeek(date) <= ofWeek(dates[place - 1] ?? date)) row += 1;
    return row * columns + ofWeek(date);
  });
  return { columns, cells };
}
