import { cx } from '#app/ui/cx.ts';
import { Container, Section } from '#app/ui/layout.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import type { OfferState } from '#domain/offer/period.ts';
import { inPounds } from './in-pounds.ts';

type ComparisonProps = { state: OfferState };

/** The parts and their usual prices as a bill, with the offer's price against it and how the saving is counted. */
export function Comparison({ state }: ComparisonProps) {
  const { market, price, vat, states } = summerOffer;
  const { bill, priceLabel } = states[state];
  const ended = state === 'ended';
  return (
    <Section tone="sand" id="comparison" labelledBy="comparison-title">
      <Container>
        <h2 id="comparison-title" className="max-w-[14em] text-4xl">
          {market.title}
        </h2>
        <div className="mt-9 grid gap-x-14 gap-y-9 lg:mt-12 lg:grid-cols-12 lg:items-end">
          <div className="rounded-xl bg-foam p-5 shadow-raised sm:p-9 lg:col-span-7">
            <table className="figures w-full border-collapse">
              <caption className="sr-only">{market.title}</caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">{market.columns.part}</th>
                  <th scope="col">{market.columns.price}</th>
                </tr>
              </thead>
              <tbody>
                {market.items.map((item) => (
                  <tr key={item.label} className="border-sand-deep border-b align-top">
                    <th scope="row" className="py-3.5 pr-4 text-left font-semibold sm:pr-6">
                      {item.label}
                      <span className="block max-w-[30em] font-normal text-ink-soft text-sm">
                        {item.included}
                      </span>
                    </th>
                    <td className="py-3.5 text-right">{inPounds(item.price)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot className="[&_td]:whitespace-nowrap [&_td]:text-right [&_th]:pr-6 [&_th]:text-left">
                <tr className="border-ink border-t-2">
                  <th scope="row" className="pt-4 pb-1 font-normal">
                    {market.totalLabel}
                  </th>
                  <td className="pt-4 pb-1">
                    {inPounds(market.total)} <span className="text-ink-soft text-sm max-sm:block">{vat}</span>
                  </td>
                </tr>
                <tr>
                  <th scope="row" className="py-1 font-normal">
                    {bill.saving}
                  </th>
                  <td className="py-1">{inPounds(market.saving)}</td>
                </tr>
                <tr>
                  <th scope="row" className="pt-2 font-semibold">
                    {bill.price}
                  </th>
                  <td className="pt-2">
                    <span className={cx('display text-3xl', ended && 'text-ink-soft')}>
                      {inPounds(price)}
                    </span>{' '}
                    <span className="text-ink-soft text-sm max-sm:block">{vat}</span>
                  </td>
                </tr>
              </tfoot>
            </table>
          </div>
          <div className="lg:col-span-5">
            <p className={cx('display figures whitespace-nowrap leading-[0.85]', ended && 'text-ink-soft')}>
              <span className="text-[clamp(6rem,4rem+8vw,10.5rem)] tracking-[-0.045em]">
                {market.percentOff}%
              </span>{' '}
              <span className="text-4xl">off</span>
            </p>
            <p className="mt-6 max-w-[34em] text-sm">{market.basis}</p>
            {ended && <p className="mt-3 font-semibold text-sm">{priceLabel}</p>}
          </div>
        </div>
      </Container>
    </Section>
  );
}
