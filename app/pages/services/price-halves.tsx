import type { ServicePage } from '#content/schema/service.ts';
import { serviceLabels } from '#content/services/labels.ts';
import { startingPrice } from './price.ts';

type PriceHalvesProps = {
  price: ServicePage['glance']['price'] | undefined;
  /** Of an amount, of what belongs to it, and of the words where there is none yet. */
  looks: { amount: string; words: string; later: string };
};

/**
 * What a service costs to begin with: amounts without VAT and with it in one size (0144), a rule between them so that they
 * are no range, and below each what belongs to it; or that it is priced after a look.
 */
export function PriceHalves({ price, looks }: PriceHalvesProps) {
  const halves = price ? startingPrice(price) : [];
  if (halves.length === 0) return <span className={looks.later}>{serviceLabels.priceLater}</span>;
  return halves.map(({ amount, words }, index) => (
    <span
      key={words}
      className={
        index > 0 ? 'min-[23rem]:border-current/30 min-[23rem]:border-l min-[23rem]:pl-3' : undefined
      }
    >
      {amount && <span className={looks.amount}>{amount}</span>} <span className={looks.words}>{words}</span>
    </span>
  ));
}
