import { FullSea } from '#app/pages/shared/full-sea.tsx';
import { TideReading } from '#app/shell/tide-reading.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Eyebrow } from '#app/ui/eyebrow.tsx';
import { Container } from '#app/ui/layout.tsx';
import { home } from '#content/home.ts';
import { ReportCard, ReportStrip } from './report-card.tsx';

/** Promise and action on land, what we commit to in the water; the report stands across the line. */
export function Hero() {
  const { hero } = home;
  return (
    <section aria-labelledby="hero-title">
      <div className="relative overflow-x-clip">
        <FullSea water moon />
        <Container className="relative z-10 grid items-end gap-x-14 pb-28 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="pt-6 sm:pt-16 lg:pt-10">
            {/* Leaves the tide its room, also where the line is longer or the phone narrow. */}
            <Eyebrow className="max-sm:pr-[8.5rem] max-sm:[&>span]:hidden">{hero.badge}</Eyebrow>
            <TideReading className="absolute top-3 right-gutter sm:top-11 lg:top-6" />
            <h1 id="hero-title" className="mt-12 text-6xl sm:mt-14 lg:mt-7">
              {hero.headline}
            </h1>
            <p className="mt-4 max-w-[34em] text-lg max-sm:text-base sm:mt-6 lg:mt-7">{hero.intro}</p>
            <div className="mt-6 flex flex-col gap-3 sm:mt-8 sm:flex-row sm:flex-wrap lg:mt-9">
              <LinkButton href={hero.primary.to} size="lg">
                {hero.primary.label}
              </LinkButton>
              <LinkButton href={hero.secondary.to} tone="outline" size="lg" icon="arrow">
                {hero.secondary.label}
              </LinkButton>
            </div>
            <div className="mt-6 sm:mt-8 sm:max-w-[28rem] lg:hidden">
              <ReportStrip report={hero.report} />
            </div>
          </div>
          <div className="relative hidden lg:-mb-44 lg:block">
            <ReportCard report={hero.report} />
          </div>
        </Container>
      </div>
      <div className="on-ink bg-ink text-chalk">
        <Container className="pt-6 pb-12 sm:pb-16">
          <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-3 lg:w-7/12 lg:pr-6">
            {hero.promises.map((promise) => (
              <div
                key={promise.figure}
                className="flex flex-col-reverse justify-end border-spray/35 border-l-2 pl-4"
              >
                <dt className="text-balance text-sand-deep text-sm leading-snug sm:max-w-[16em]">
                  {promise.text}
                </dt>
                <dd className="display whitespace-nowrap pb-1 text-2xl lg:text-xl xl:text-2xl">
                  {promise.figure}
                </dd>
              </div>
            ))}
          </dl>
        </Container>
      </div>
    </section>
  );
}
