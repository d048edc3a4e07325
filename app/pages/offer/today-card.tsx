import { LinkButton } from '#app/ui/button.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import { priceHalves } from '#content/price-words.ts';
import { services } from '#content/services/all.ts';
import { serviceLabels } from '#content/services/labels.ts';
import { site } from '#content/site.ts';

/** Once the offer is over: what such a website costs today, both halves of its price in one size, and the way to a quote. */
export function TodayCard({ titleId }: { titleId: string }) {
  const { today, quoteLink } = summerOffer;
  const { price } = services['web-design'].glance;
  return (
    <div className="on-ink relative overflow-hidden rounded-xl bg-tide-deep p-5 pb-20 text-chalk sm:p-9 sm:pb-28 lg:p-11 lg:pb-32">
      <div className="relative grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        <div>
          <h2 id={titleId} className="text-3xl">
            {today.title}
          </h2>
          <p className="mt-4 max-w-[34em]">{price.kind === 'from' ? price.basis : price.reason}</p>
        </div>
        <div>
          {price.kind === 'from' && (
            <dl className="grid gap-x-10 sm:grid-cols-2">
              <dt className="mb-2 font-semibold text-mist text-sm sm:col-span-2">{serviceLabels.from}</dt>
              {priceHalves(price.pounds, site.vat)
                .filter(({ amount, words }) => amount || words)
                .map(({ amount, words }) => (
                  <dd
                    key={amount + words}
                    className="flex flex-wrap items-baseline justify-between gap-x-4 border-spray/35 border-t py-3 font-semibold"
                  >
                    <span className="display figures text-4xl sm:text-5xl">{amount}</span> {words}
                  </dd>
                ))}
            </dl>
          )}
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4">
            <LinkButton href={quoteLink.to} tone="chalk" icon="arrow">
              {quoteLink.label}
            </LinkButton>
            <p className="max-w-[24em] flex-1 basis-60 text-mist text-sm">{today.text}</p>
          </div>
        </div>
      </div>
      <TideLines className="absolute inset-x-0 bottom-0 h-20 w-full text-spray/60 sm:h-28" />
    </div>
  );
}
