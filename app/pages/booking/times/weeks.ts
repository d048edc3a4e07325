const ofWeek = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

type Weeks = {
  /** The class of the grid: Monday to Friday, or more where the owner opened a day of a weekend. */
  grid: string;
  /** For each date the class of its column, and of a date with which another week begins. */
  starts: string[];
  /** The cell that each date stands in, counted from the first Monday. */
  cells: number[];
};

const grids = ['grid-cols-5', 'grid-cols-6', 'grid-cols-7'];
const starts = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
];

/**
 * Where dates stand when each week is a row.
 * @param dates as yyyy-MM-dd, in order
 */
export function inWeeks(dates: readonly string[]): Weeks {
  const columns = Math.max(5, ...dates.map((date) => ofWeek(date) + 1));
  let row = 0;
  const cells = dates.map((date, place) => {
    if (place > 0 && ofWeek(date) <= ofWeek(dates[place - 1] ?? date)) row += 1;
    return row * columns + ofWeek(date);
  });
  const rowOf = (place: number) => Math.floor((cells[place] ?? 0) / columns);
  return {
    grid: grids[columns - 5] ?? '',
    starts: dates.map((date, place) => {
      const begins = place > 0 && rowOf(place) > rowOf(place - 1);
      return `${starts[ofWeek(date)]}${begins ? ' week-begins' : ''}`;
    }),
    cells,
  };
}
