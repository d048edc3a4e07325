import { LinkButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container, Section } from '#app/ui/layout.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import { say } from '#content/say.ts';
import { site } from '#content/site.ts';
import { inPounds, withVat } from '#domain/business/price.ts';
import { isOver, type OfferState } from '#domain/offer/period.ts';

/** A past offer is compared with nothing. */
type ComparisonProps = { state: Exclude<OfferState, 'ended'> };

/** A bill: the parts with their usual prices, the offer’s price against them, and how the saving is counted. */
export function Comparison({ state }: ComparisonProps) {
  const { market, price, states } = summerOffer;
  const { bill, button, priceLabel } = states[state];
  const past = isOver(state);
  return (
    <Section tone="sand" id="comparison" labelledBy="comparison-title">
      <Container className="grid gap-x-14 gap-y-9 lg:grid-cols-12">
        <h2 id="comparison-title" className="text-4xl lg:col-span-5">
          {market.title}
        </h2>
        <div className="rounded-xl bg-foam p-5 shadow-raised sm:p-9 lg:col-span-7 lg:row-span-2">
          <table className="figures w-full border-collapse">
            <caption className="sr-only">{market.title}</caption>
            <thead>
              <tr className="text-right align-bottom text-sm [&>th]:pb-2 [&>th]:font-normal [&>th]:text-ink-soft">
                <th scope="col" className="text-left">
                  {market.columns.part}
                </th>
                <th scope="col" className="pl-4">
                  {market.columns.price}
                </th>
                {market.columns.withVat && (
                  <th scope="col" className="pl-4 sm:pl-8">
                    {market.columns.withVat}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {market.items.map((item) => (
                <tr key={item.label} className="border-sand-deep border-b align-top">
                  <th scope="row" className="py-3.5 text-left font-semibold">
                    {item.label}
                    <p className="max-w-[30em] font-normal text-ink-soft text-sm max-sm:-mr-33">
                      {item.included}
                    </p>
                  </th>
                  <Amounts pounds={item.price} className="py-3.5 pl-3 text-right sm:pl-8" />
                </tr>
              ))}
            </tbody>
            <tfoot className="[&_td]:whitespace-nowrap [&_td]:pl-3 [&_td]:text-right sm:[&_td]:pl-8 [&_th]:text-left">
              <tr className="border-ink border-t-2">
                <th scope="row" className="pt-4 pb-1 font-normal">
                  {market.totalLabel}
                </th>
                <Amounts pounds={market.total} className="pt-4 pb-1" />
              </tr>
              <tr>
                <th scope="row" className="py-1 font-normal">
                  {bill.saving}
                </th>
                <Amounts pounds={market.saving} className="py-1" />
              </tr>
              <tr>
                <th scope="row" className="pt-2 font-semibold">
                  {bill.price}
                </th>
                <Amounts
                  pounds={price}
                  className={cx('display pt-2 text-xl sm:text-3xl', past && 'text-ink-soft')}
                />
              </tr>
            </tfoot>
          </table>
        </div>
        <div className="lg:col-span-5 lg:self-end">
          <p className={cx('display figures whitespace-nowrap leading-[0.85]', past && 'text-ink-soft')}>
            <span className="text-[clamp(6rem,4rem+8vw,10.5rem)] tracking-[-0.045em]">
              {market.percentOff}%
            </span>{' '}
            <span className="ml-[0.6em] text-4xl">{say('off')}</span>
          </p>
          <p className="mt-6 max-w-[34em] text-sm">{market.basis}</p>
          {market.sample && <p className="mt-3 max-w-[34em] text-sm">{market.sampleNote}</p>}
          {past && <p className="mt-3 font-semibold text-sm">{priceLabel}</p>}
          <p className="mt-6">
            <LinkButton href="#enquiry" tone={past ? 'outline' : 'beacon'}>
              {button}
            </LinkButton>
          </p>
        </div>
      </Container>
    </Section>
  );
}

/** An amount without VAT and with it, in one size; a single amount while the business is not registered. */
function Amounts({ pounds, className }: { pounds: number; className: string }) {
  return (
    <>
      <td className={className}>{inPounds(pounds)}</td>
      {site.vat.registered && <td className={className}>{inPounds(withVat(pounds, site.vat))}</td>}
    </>
  );
}
