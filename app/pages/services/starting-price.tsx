import { cx } from '#app/ui/cx.ts';
import type { ServicePage } from '#content/schema/service.ts';
import { basisOf } from './price.ts';
import { PriceHalves } from './price-halves.tsx';

type StartingPriceProps = { price: ServicePage['glance']['price']; soft: string };

const looks = {
  amount: 'display block min-w-[7.5rem] text-xl',
  words: 'block text-sm max-md:text-xs',
  later: 'display text-xl',
};

/** What a service costs to begin with, and what that rests on. */
export function StartingPrice({ price, soft }: StartingPriceProps) {
  return (
    <>
      <p className="flex flex-wrap gap-x-5 gap-y-1.5">
        <PriceHalves price={price} looks={looks} />
      </p>
      <p className={cx('mt-2 text-balance text-sm', soft)}>{basisOf(price)}</p>
    </>
  );
}
