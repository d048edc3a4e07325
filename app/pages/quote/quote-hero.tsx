import { QuickWays } from '#app/pages/forms/quick-ways.tsx';
import { FullSea, intoPage } from '#app/pages/shared/full-sea.tsx';
import { Eyebrow } from '#app/ui/eyebrow.tsx';
import { Container } from '#app/ui/layout.tsx';
import { quote } from '#content/quote.ts';

/** The headline, and behind it the tide. */
export function QuoteHero() {
  const [start = '', rest = ''] = quote.hero.title.split(/(?<=:) /);
  return (
    <div className="relative sent:hidden">
      <FullSea across slim className={intoPage} />
      <Container className="relative pt-7 pb-12 sm:pt-10 sm:pb-16">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
          <h1 className="beside-staff">
            <Eyebrow as="span">
              {/* Over words of their own the colon is not seen. */}
              {start.replace(/:$/, '')}
              <span className="sr-only">{start.endsWith(':') && ':'}</span>
            </Eyebrow>{' '}
            {rest && <span className="mt-3 block text-4xl sm:mt-4 sm:text-6xl">{rest}</span>}
          </h1>
          <div className="beside-staff lg:pt-[3.25rem]">
            <p className="max-w-[34em] text-balance sm:text-lg">{quote.hero.intro}</p>
            <QuickWays className="mt-3" />
          </div>
        </div>
      </Container>
    </div>
  );
}

/** The three reassurances in a row at every width, below the button that they are read for. */
export function QuoteBadges() {
  return (
    <ul className="mt-10 grid grid-cols-3 gap-x-2.5 sm:mt-14 sm:gap-x-6 lg:gap-x-10 sent:hidden">
      {quote.badges.map((badge) => (
        <li key={badge.title} className="border-tide border-t-2 pt-2 sm:pt-3">
          <p className="font-semibold text-sm leading-snug sm:display sm:whitespace-nowrap sm:text-lg lg:text-xl">
            {badge.title}
          </p>
          <p className="mt-1 hidden text-sm sm:block">{badge.text}</p>
        </li>
      ))}
    </ul>
  );
}
