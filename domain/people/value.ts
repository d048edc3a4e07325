/** An amount in pence as people write it: '£2,500', '£1,200.50'. */
export function inPence(pence: number): string {
  const whole = pence % 100 === 0;
  return `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: 2 })}`;
}
