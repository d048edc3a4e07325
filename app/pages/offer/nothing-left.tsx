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
      <p className="figures mt-3 flex flex-wrap justify-between gap-x-2 gap-y-2">
        {view.spots !== null && (
          <span>
            <span data-spots className={figure}>
              {view.spots}
            </span>{' '}
            {view.spots === 1 ? spotsLabel.one : spotsLabel.other}
          </span>
        )}
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
          <Fragment key={unit}>
            {' '}
            <span>
              <span data-unit={unit} className={figure}>
                {String(left[unit]).padStart(2, '0')}
              </span>{' '}
              {words[unit]}
            </span>
          </Fragment>
        ))}
      </p>
    </div>
  );
}

/** Above what it counts, so that a row of zeros is not read as a sentence. */
const figure = 'block font-semibold text-base';
