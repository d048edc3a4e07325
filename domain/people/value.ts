const words = (minimumFractionDigits: number) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', minimumFractionDigits });
const whole = words(0);
const withPence = words(2);

/** An amount in pence as people write it, in pounds; without pence where there are none. */
export function inPence(pence: number): string {
  return (pence % 100 === 0 ? whole : withPence).format(pence / 100);
}
