import { Fragment } from 'react';
import { QuietFold } from '#app/ui/quiet-fold.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import { countdown } from '#domain/offer/countdown.ts';
import type { OfferView } from './offer-view.ts';

/** What is left of a past offer, below what was in it: that it is nothing, and folded away the zeros, as nothing counts any more. */
export function NothingLeft({ view }: { view: OfferView }) {
  const { states, spotsLabel, countdown: words } = summerOffer;
  const { title, text } = states.ended.availability;
  const left = countdown(view.until, view.now);
  return (
    <QuietFold
      line={
        <>
          <span className="font-semibold">{title}:</span> {text}
        </>
      }
    >
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
    </QuietFold>
  );
}
