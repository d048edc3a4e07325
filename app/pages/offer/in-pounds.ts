const format = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** Whole pounds as '£1,850'. */
export function inPounds(amount: number): string {
  return format.format(amount);
}
