import { cx } from '#app/ui/cx.ts';
import { Container, Section } from '#app/ui/layout.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import { countdown } from '#domain/offer/countdown.ts';
import type { OfferView } from './offer-view.ts';

/** The countdown’s message at its end for a visitor who is filling in the form. */
const nextBanner = () => ({
  upcoming: summerOffer.states.open.banner,
  open: summerOffer.states.ended.banner,
  full: summerOffer.states.ended.banner,
  ended: null,
});

/** Why there is a limit, and how many places and how much time are left by the server’s clock. */
export function Availability({ view }: { view: OfferView }) {
  const { states, spotsLabel, countdown: words } = summerOffer;
  const { title, text } = states[view.state].availability;
  const left = countdown(view.until, view.now);
  const over = view.state === 'ended';
  const labels = { upcoming: words.opening, open: words.title, full: words.title, ended: words.over };
  return (
    <Section
      tone="ink"
      labelledBy="availability-title"
      className={over ? 'pt-16! pb-10! lg:pt-20!' : 'pt-20! lg:pt-28!'}
    >
      <Container className={cx('grid gap-x-14 lg:grid-cols-12 lg:items-end', over ? 'gap-y-6' : 'gap-y-12')}>
        <div className="lg:col-span-5">
          <h2 id="availability-title" className={over ? 'text-2xl' : 'text-4xl'}>
            {title}
          </h2>
          <p className={cx('max-w-[32em] text-mist', over ? 'mt-2 text-sm' : 'mt-5')}>{text}</p>
          {/* Before the opening nothing can have gone, so nothing is left. */}
          {view.state !== 'upcoming' && view.spots !== null && (
            <p className={cx('flex items-baseline', over ? 'mt-3 gap-2' : 'mt-7 gap-4')}>
              <span data-spots className={cx('display figures leading-none', over ? 'text-2xl' : 'text-6xl')}>
                {view.spots}
              </span>
              <span className="font-semibold">{view.spots === 1 ? spotsLabel.one : spotsLabel.other}</span>
            </p>
          )}
        </div>
        <div
          data-island="countdown"
          data-load="now"
          data-props={JSON.stringify({
            now: view.now,
            until: view.until,
            over: nextBanner()[view.state],
          })}
          className="lg:col-span-7"
        >
          {/* The line at the top of the page has said when it ended. */}
          <p id="countdown-title" className={over ? 'sr-only' : 'mb-4 font-semibold'}>
            {labels[view.state]}
          </p>
          <div role="timer" aria-labelledby="countdown-title" className="grid grid-cols-4">
            <Unit unit="days" value={left.days} label={words.days} small={over} />
            <Unit unit="hours" value={left.hours} label={words.hours} small={over} />
            <Unit unit="minutes" value={left.minutes} label={words.minutes} small={over} />
            <Unit unit="seconds" value={left.seconds} label={words.seconds} small={over} />
          </div>
          <p data-countdown-over hidden className="mt-5 font-semibold" />
        </div>
      </Container>
    </Section>
  );
}

type UnitProps = { unit: string; value: number; label: string; small: boolean };

function Unit({ unit, value, label, small }: UnitProps) {
  return (
    <div className="border-spray/35 border-l-2 pl-3 sm:pl-5">
      <span
        data-unit={unit}
        className={cx(
          'display figures block leading-none tracking-[-0.03em]',
          small ? 'text-2xl' : 'text-[clamp(2.5rem,1.2rem+5.6vw,6rem)]',
        )}
      >
        {String(value).padStart(2, '0')}
      </span>{' '}
      <span className="mt-1.5 block text-sand-deep text-xs sm:text-sm">{label}</span>
    </div>
  );
}
