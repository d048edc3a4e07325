import { Fragment } from 'react';
import { summerOffer } from '#content/offer/summer.ts';
import { countdown } from '#domain/offer/countdown.ts';
import type { OfferView } from './offer-view.ts';

/** What is left of a past offer, in small: nothing counts any more, so that no clock stands there as if it had stopped. */
export function NothingLeft({ view }: { view: OfferView }) {
  const { states, spotsLabel, countdown: words } = summerOffer;
  const { title, text } = states.ended.availability;
  const left = countdown(view.until, view.now);
  return (
    <div className="mt-5 border-sand-deep border-t pt-4 text-ink-soft text-xs">
      <h2 className="font-sans font-semibold text-xs tracking-normal">{title}</h2>
      <p>{text}</p>
      <p className="figures mt-2 flex flex-wrap gap-x-3 gap-y-1 sm:justify-between sm:gap-x-4">
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
