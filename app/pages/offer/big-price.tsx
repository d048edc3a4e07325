import { cx } from '#app/ui/cx.ts';
import { priceHalves } from '#content/price-words.ts';
import { site } from '#content/site.ts';

/** Both halves of a price, the amount without VAT and the one with it, in one size; the words of each below it. */
export function BigPrice({ pounds, size }: { pounds: number; size: string }) {
  return (
    <p className="grid grid-cols-[auto_auto] justify-start gap-x-7 sm:gap-x-8">
      {priceHalves(pounds, site.vat).map(({ amount, words }) => (
        <span key={amount + words}>
          {amount && (
            <span className={cx('display figures block w-fit leading-[0.9] tracking-[-0.04em]', size)}>
              {amount}
            </span>
          )}{' '}
          <span className="mt-2 block font-semibold">{words}</span>
        </span>
      ))}
    </p>
  );
}
