import { Fragment } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import { countdown } from '#domain/offer/countdown.ts';
import type { OfferView } from './offer-view.ts';

/** What is left of a past offer, below what was in it: that it is nothing, and folded away the zeros, as nothing counts any more. */
export function NothingLeft({ view }: { view: OfferView }) {
  const { states, spotsLabel, countdown: words } = summerOffer;
  const { title, text } = states.ended.availability;
  const left = countdown(view.until, view.now);
  return (
    <details className="group border-sand-deep border-y text-sm">
      <summary className="flex min-h-13 items-center justify-between gap-6 py-3 hover:text-tide">
        <span>
          <span className="mr-2 font-semibold">{title}</span> <span className="inline-block">{text}</span>
        </span>
        <Icon name="chevron" className="transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <p className="figures flex flex-wrap gap-x-4 pb-4 text-ink-soft">
        {view.spots !== null && (
          <span>
            <span data-spots>{view.spots}</span> {view.spots === 1 ? spotsLabel.one : spotsLabel.other}
          </span>
        )}
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
          <Fragment key={unit}>
            {' '}
            <span>
              <span data-unit={unit}>{String(left[unit]).padStart(2, '0')}</span> {words[unit]}
            </span>
          </Fragment>
        ))}
      </p>
    </details>
  );
}
