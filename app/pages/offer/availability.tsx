import { Container, Section } from '#app/ui/layout.tsx';
import { summerOffer } from '#content/offer/summer.ts';
import { countdown } from '#domain/offer/countdown.ts';
import type { RunningView } from './offer-view.ts';

/** The countdown’s message at its end for a visitor who is filling in the form. */
const nextBanner = (): Record<RunningView['state'], string> => ({
  upcoming: summerOffer.states.open.banner,
  open: summerOffer.states.ended.banner,
  full: summerOffer.states.ended.banner,
});

/** Why there is a limit, and how many places and how much time are left by the server’s clock. */
export function Availability({ view }: { view: RunningView }) {
  const { states, spotsLabel, countdown: words } = summerOffer;
  const { title, text } = states[view.state].availability;
  const left = countdown(view.until, view.now);
  const labels = { upcoming: words.opening, open: words.title, full: words.title };
  return (
    <Section tone="ink" labelledBy="availability-title" className="pt-20!">
      <Container className="grid gap-x-14 gap-y-12 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-5">
          <h2 id="availability-title" className="text-4xl">
            {title}
          </h2>
          <p className="mt-5 max-w-[32em] text-mist">{text}</p>
          {/* Before the opening nothing can have gone, so nothing is left. */}
          {view.state !== 'upcoming' && view.spots !== null && (
            <p className="mt-7 flex items-baseline gap-4">
              <span data-spots className="display figures text-6xl leading-none">
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
          <p id="countdown-title" className="mb-4 font-semibold">
            {labels[view.state]}
          </p>
          <div role="timer" aria-labelledby="countdown-title" className="grid grid-cols-4">
            <Unit unit="days" value={left.days} label={words.days} />
            <Unit unit="hours" value={left.hours} label={words.hours} />
            <Unit unit="minutes" value={left.minutes} label={words.minutes} />
            <Unit unit="seconds" value={left.seconds} label={words.seconds} />
          </div>
          <p data-countdown-over hidden className="mt-5 font-semibold" />
        </div>
      </Container>
    </Section>
  );
}

type UnitProps = { unit: string; value: number; label: string };

function Unit({ unit, value, label }: UnitProps) {
  return (
    <div className="border-spray/35 border-l-2 pl-3 sm:pl-5">
      <span
        data-unit={unit}
        className="display figures block text-[clamp(2.5rem,1.2rem+5.6vw,6rem)] leading-none tracking-[-0.03em]"
      >
        {String(value).padStart(2, '0')}
      </span>{' '}
      <span className="mt-1.5 block text-sand-deep text-xs sm:text-sm">{label}</span>
    </div>
  );
}
