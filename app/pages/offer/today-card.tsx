import { LinkButton } from '#app/ui/button.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import { services } from '#content/services/all.ts';
import { serviceLabels } from '#content/services/labels.ts';
import { BigPrice } from './big-price.tsx';

/** Once the offer is over: what such a website costs today, and the way to a quote. */
export function TodayCard() {
  const { today, quoteLink } = summerOffer;
  const { price } = services['web-design'].glance;
  return (
    <div className="rise-in rounded-xl bg-foam p-5 text-ink shadow-line sm:p-8">
      <h2 className="text-2xl">{today.title}</h2>
      {price.kind === 'from' && (
        <div className="mt-5">
          <p className="mb-2 font-semibold text-sm">{serviceLabels.from}</p>
          <BigPrice pounds={price.pounds} size="text-[min(clamp(2.5rem,0.2rem+3.3vw,4rem),10vw)]" />
        </div>
      )}
      <p className="mt-5 max-w-[34em]">{price.kind === 'from' ? price.basis : price.reason}</p>
      <LinkButton href={quoteLink.to} tone="outline" icon="arrow" className="mt-5">
        {quoteLink.label}
      </LinkButton>
      <p className="mt-3 text-ink-soft text-sm">{today.text}</p>
    </div>
  );
}
