import { LinkButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
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
    <section
      aria-labelledby={titleId}
      className="on-ink relative overflow-hidden bg-tide-deep p-5 pb-12 text-chalk sm:p-9 sm:pb-20 lg:flex lg:flex-col lg:p-11 lg:pb-24"
    >
      <div className="relative lg:flex lg:grow lg:flex-col">
        <h2 id={titleId} className="text-2xl">
          {today.title}
        </h2>
        <p className="mt-2 max-w-[34em] text-mist">{price.kind === 'from' ? price.basis : price.reason}</p>
        {price.kind === 'from' && (
          // As the end of a bill: one column of amounts, without VAT and with it.
          <p className="mt-5 grid border-spray/35 border-t lg:mt-7">
            {priceHalves(price.pounds, site.vat)
              .filter(({ amount, words }) => amount || words)
              .map(({ amount, words }, index) => (
                <span
                  key={amount + words}
                  className={cx(
                    'flex flex-row-reverse items-baseline justify-between gap-x-4 py-3 font-semibold lg:py-6',
                    index > 0 && 'border-spray/35 border-t',
                  )}
                >
                  <span className="display figures text-4xl">
                    {index === 0 && <span className="mr-1.5 text-xl">{serviceLabels.from} </span>}
                    {amount}
                  </span>{' '}
                  <span>{words}</span>
                </span>
              ))}
          </p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4 lg:mt-5">
          <LinkButton href={quoteLink.to} tone="chalk" icon="arrow">
            {quoteLink.label}
          </LinkButton>
          <p className="max-w-[24em] flex-1 basis-60 text-mist text-sm">{today.text}</p>
        </div>
      </div>
      <TideLines className="absolute inset-x-0 bottom-0 h-8 w-full text-spray/60 sm:h-16 lg:h-36" />
    </section>
  );
}
