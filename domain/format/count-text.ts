/** Lists are counted so far; beyond it a page says 'more than'. */
export const countedUpTo = 10_000;

// Made once: making one takes as long as drawing a tenth of a list.
const figures = new Intl.NumberFormat('en-GB');

/** How many rows a list has: 'One lead', '3,120 leads', 'More than 10,000 leads'. */
export function countText(count: number, one: string, many: string, most = countedUpTo): string {
  if (count === 1) return `One ${one}`;
  return `${count > most ? 'More than ' : ''}${countFigure(count, most)} ${many}`;
}

/** The same as a figure alone: '3,120', '10,000+'. */
export function shortCount(count: number): string {
  return `${countFigure(count)}${count > countedUpTo ? '+' : ''}`;
}

function countFigure(count: number, most = countedUpTo): string {
  return figures.format(Math.min(count, most));
}
