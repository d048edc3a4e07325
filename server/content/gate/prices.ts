/** Sums of money that are nobody's price: budgets to choose from, what is free, and advertising money in an example. */
const notPrices: readonly RegExp[] = [
  /^£[\d,]{1,12}(?:-£[\d,]{1,12}|\+)$/,
  /, without VAT, run from £[^.]*\./,
  /^£[0]$/,
  /plus £[\d,]{1,9} of adverts/,
];

/** What is left of a text once every complete price is taken out. */
const withoutPrices = (text: string): string =>
  text
    .replace(/£[\d,.]{1,15} \+ VAT \(£[\d,.]{1,15} with VAT at [\d.]{1,6}%\)/g, '')
    .replace(/£[\d,.]{1,15}, no VAT to pay/g, '');

/** Whether a text tells a price without what it comes to with VAT. */
export const hasBarePrice = (text: string): boolean =>
  text.includes('£') && withoutPrices(text).includes('£') && !notPrices.some((pattern) => pattern.test(text));
