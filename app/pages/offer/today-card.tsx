import { LinkButton } from '#app/ui/button.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import { priceHalves } from '#content/price-words.ts';
import { services } from '#content/services/all.ts';
import { serviceLabels } from '#content/services/labels.ts';
import { site } from '#content/site.ts';

/** Once the offer is over: what such a website costs today, both halves of its price in one size, and the way to a quote. */
export function TodayCard() {
  const { today, quoteLink } = summerOffer;
  const { price } = services['web-design'].glance;
  return (
    <div className="on-ink relative overflow-hidden rounded-xl bg-tide-deep p-5 pb-20 text-chalk sm:p-9 sm:pb-28">
      <h2 className="text-2xl">{today.title}</h2>
      {price.kind === 'from' && (
        <dl className="mt-6">
          <dt className="font-semibold text-mist text-sm">{serviceLabels.from}</dt>
          {priceHalves(price.pounds, site.vat)
            .filter(({ amount, words }) => amount || words)
            .map(({ amount, words }) => (
              <dd
                key={amount + words}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-spray/35 border-b py-3 font-semibold"
              >
                <span className="display figures text-4xl">{amount}</span> {words}
              </dd>
            ))}
        </dl>
      )}
      <p className="mt-5 max-w-[34em]">{price.kind === 'from' ? price.basis : price.reason}</p>
      <LinkButton href={quoteLink.to} tone="chalk" icon="arrow" className="mt-6">
        {quoteLink.label}
      </LinkButton>
      <p className="mt-4 text-mist text-sm">{today.text}</p>
      <TideLines className="absolute inset-x-0 bottom-0 h-20 w-full text-spray/60 sm:h-28" />
    </div>
  );
}
