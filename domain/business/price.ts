/** Whether VAT is added to prices, and at which rate. */
export type Vat = { registered: boolean; ratePercent: number };

/** A price in the words that stand beside each other, equally prominent. */
export type PriceWords = {
  /** '£650 + VAT'; of a business that is not registered '£650'. */
  asked: string;
  /** '£780 with VAT at 20%', or 'no VAT to pay'. */
  toPay: string;
};

// Making a format takes far longer than using it.
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const withPence = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Pounds as '£1,850'; with pence only where there are some, as '£22.80'. */
export function inPounds(pounds: number): string {
  return `£${(Number.isInteger(pounds) ? whole : withPence).format(pounds)}`;
}

/** What a price without VAT comes to with it, in pounds, rounded to the penny. */
export function withVat(pounds: number, { registered, ratePercent }: Vat): number {
  return registered ? Math.round(pounds * (100 + ratePercent)) / 100 : pounds;
}

/**
 * The two halves of a price. The rate and the inclusive amount stand beside every price without VAT, since some
 * of our readers cannot reclaim it (CAP Code 3.18).
 * @param pounds whole pounds without VAT
 */
export function priceWords(pounds: number, vat: Vat): PriceWords {
  if (!vat.registered) return { asked: inPounds(pounds), toPay: 'no VAT to pay' };
  return {
    asked: `${inPounds(pounds)} + VAT`,
    toPay: `${inPounds(withVat(pounds, vat))} with VAT at ${vat.ratePercent}%`,
  };
}

/**
 * A price in a sentence: '£650 + VAT (£780 with VAT at 20%)', or '£650, no VAT to pay'.
 * @param halves how its halves are worded
 */
export function priceInWords(pounds: number, vat: Vat, halves = priceWords): string {
  const { asked, toPay } = halves(pounds, vat);
  return vat.registered ? `${asked} (${toPay})` : `${asked}, ${toPay}`;
}

/**
 * Puts each {{price:150}} of a text, whole pounds without VAT, into words.
 * @throws Error naming the file when the amount is no whole number
 */
export function fillPrices(file: string, text: string, vat: Vat, halves = priceWords): string {
  return text.replace(/\{\{price:([^{}]*)\}\}/g, (_, amount: string) => {
    if (!/^[1-9]\d*$/.test(amount)) throw new Error(`${file}: '${amount}' is not a price in whole pounds.`);
    return priceInWords(Number(amount), vat, halves);
  });
}
