import { Fragment } from 'react';
import { summerOffer } from '#content/offer/summer.ts';
import { countdown } from '#domain/offer/countdown.ts';
import type { OfferView } from './offer-view.ts';

/** What is left of a past offer, below what was in it: zeros in small type and no clock, as nothing counts any more. */
export function NothingLeft({ view }: { view: OfferView }) {
  const { states, spotsLabel, countdown: words } = summerOffer;
  const { title, text } = states.ended.availability;
  const left = countdown(view.until, view.now);
  return (
    <div className="flex flex-wrap items-baseline gap-x-10 gap-y-2 text-ink-soft text-sm">
      <p>
        <span className="font-semibold">{title}:</span> {text}
      </p>
      <p className="figures flex flex-wrap gap-x-4">
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
    </div>
  );
}
