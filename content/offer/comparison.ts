/** What an offer saves against its parts bought one by one, in whole pounds, and in percent rounded and exact. */
export function comparisonOf(items: readonly { price: number }[], price: number) {
  const total = items.reduce((sum, item) => sum + item.price, 0);
  const saving = total - price;
  const exactPercent = (100 * saving) / total;
  return { total, saving, exactPercent, percentOff: Math.round(exactPercent) };
}
