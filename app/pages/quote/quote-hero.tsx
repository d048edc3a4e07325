import { QuickWays } from '#app/pages/forms/quick-ways.tsx';
import { FullSea } from '#app/pages/shared/full-sea.tsx';
import { Eyebrow } from '#app/ui/eyebrow.tsx';
import { Container } from '#app/ui/layout.tsx';
import { quote } from '#content/quote.ts';
import { QuoteSheet } from './quote-sheet.tsx';

/** The headline, and beside it what will come, with its foot in the tide; on a phone in short. */
export function QuoteHero() {
  const [start = '', rest = ''] = quote.hero.title.split(/(?<=:) /);
  return (
    <div className="relative isolate sent:hidden">
      {/* Its bed begins where the form does. */}
      <FullSea
        across
        slim
        className="inset-x-0 top-0 -bottom-6 lg:-bottom-10 [--bed:var(--background-color-chalk)]"
      />
      <Container className="relative grid gap-x-16 gap-y-4 pt-6 sm:pt-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <div className="lg:pb-20">
          <h1 className="beside-staff">
            <Eyebrow as="span">
              {/* Over words of their own the colon is not seen. */}
              {start.replace(/:$/, '')}
              <span className="sr-only">{start.endsWith(':') && ':'}</span>
            </Eyebrow>{' '}
            {rest && <span className="mt-3 block text-4xl sm:mt-4 sm:text-6xl">{rest}</span>}
          </h1>
          <div className="beside-staff mt-4 sm:mt-6">
            <p className="max-w-[34em] text-balance sm:text-lg">{quote.hero.intro}</p>
            <QuickWays className="mt-2 sm:mt-3" />
          </div>
        </div>
        <QuoteSheet />
      </Container>
    </div>
  );
}
