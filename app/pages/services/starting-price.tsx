import { cx } from '#app/ui/cx.ts';
import type { ServicePage } from '#content/schema/service.ts';
import { serviceLabels } from '#content/services/labels.ts';
import { basisOf, startingPrice } from './price.ts';

type StartingPriceProps = { price: ServicePage['glance']['price']; soft: string };

/**
 * What a service costs to begin with. Amounts without VAT and with it have one size, since some who read them cannot
 * reclaim it; what belongs to each is small below it. That it is priced later stands as large, in the place of a price.
 */
export function StartingPrice({ price, soft }: StartingPriceProps) {
  const halves = startingPrice(price);
  return (
    <>
      {halves.length > 0 ? (
        <p className="flex flex-wrap gap-x-5 gap-y-1.5">
          {halves.map(({ amount, words }, index) => (
            <span key={words} className={index === 0 ? 'min-w-[7.5rem]' : undefined}>
              {amount && <span className="display block text-xl">{amount}</span>}{' '}
              <span className="block text-sm max-md:text-xs">{words}</span>
            </span>
          ))}
        </p>
      ) : (
        <p className="display text-xl">{serviceLabels.priceLater}</p>
      )}
      <p className={cx('mt-2 text-balance text-sm', soft)}>{basisOf(price)}</p>
    </>
  );
}
