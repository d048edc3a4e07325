import { FullSea } from '#app/pages/shared/full-sea.tsx';
import { TideNow } from '#app/shell/tide-now.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Eyebrow } from '#app/ui/eyebrow.tsx';
import { Container } from '#app/ui/layout.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { home } from '#content/home.ts';
import { ReportCard } from './report-card.tsx';

/** Promise and action on land, the report beside them, and at the edge a lane of open sea with its staff and reading. */
export function Hero() {
  const { hero } = home;
  return (
    <section aria-labelledby="hero-title">
      <div className="relative overflow-x-clip">
        <FullSea moon lane />
        <Container className="beside-tide relative z-10 grid gap-x-5 pb-48 lg:grid-cols-12 lg:pr-gutter! lg:pb-20">
          <div className="min-w-0 pt-2 sm:pt-14 lg:col-span-7 lg:pt-8">
            <Eyebrow>{hero.badge}</Eyebrow>
            <h1
              id="hero-title"
              className="mt-3 text-6xl max-sm:text-[min(2.75rem,11.2vw)] lg:text-[min(1.55rem+4.3vw,7rem)]"
            >
              {hero.headline}
            </h1>
            <p className="mt-3 max-w-[34em] text-lg max-sm:text-sm sm:mt-5 lg:max-w-(--words) lg:text-[1.1875rem] 2xl:text-lg">
              {hero.intro}
            </p>
            <div className="ways mt-4 flex flex-col sm:mt-6 sm:flex-row sm:flex-wrap sm:gap-3">
              <LinkButton href={hero.primary.to} size="lg">
                {hero.primary.label}
              </LinkButton>
              <LinkButton href={hero.secondary.to} tone="outline" size="lg" icon="arrow">
                {hero.secondary.label}
              </LinkButton>
            </div>
            <TideNow on="land" className="mt-3 sm:mt-6" />
          </div>
          <div className="beside-staff self-end max-lg:mt-8 max-lg:pr-0! max-sm:mt-5 lg:col-span-5 lg:-mb-20 2xl:-mb-28">
            <ReportCard report={hero.report} />
          </div>
        </Container>
      </div>
      <div className="on-ink relative -mt-px bg-ink text-chalk max-lg:-mt-36">
        {/* Where the report is beside nothing, the sea’s own edge would be a slope: this one is drawn across it. */}
        <TideLines water className="absolute bottom-full h-12 w-full text-spray lg:hidden" />
        <Container className="relative z-20 pt-10 pb-12 sm:pb-16 lg:pt-12">
          <dl className="grid grid-cols-[auto_1fr] gap-5 sm:grid-cols-3 lg:grid-cols-[1fr_1fr_calc(41.667%-0.73rem)]">
            {hero.promises.map((promise) => (
              <div
                key={promise.figure}
                className="flex-col-reverse justify-end border-spray/35 border-l-2 pl-4 max-sm:col-span-2 max-sm:grid max-sm:grid-cols-subgrid max-sm:items-center sm:flex"
              >
                <dt className="text-balance text-sand-deep text-sm leading-snug">{promise.text}</dt>
                <dd className="display whitespace-nowrap pb-1 text-2xl max-sm:order-first lg:text-xl xl:text-2xl">
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
