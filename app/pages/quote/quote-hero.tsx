import { QuickWays } from '#app/pages/forms/quick-ways.tsx';
import { FullSea } from '#app/pages/shared/full-sea.tsx';
import { Container } from '#app/ui/layout.tsx';
import { quote } from '#content/quote.ts';

/** The headline on land, and the three reassurances; behind them the tide. */
export function QuoteHero() {
  const [start = '', rest = ''] = quote.hero.title.split(/(?<=:) /);
  return (
    <div className="relative overflow-hidden bg-sand sent:hidden">
      <FullSea across />
      <Container className="relative pt-8 pb-12 sm:pt-14 sm:pb-20">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:items-end">
          <h1 className="text-tide text-xl">
            {start} {rest && <span className="mt-2 block text-4xl text-ink sm:mt-3 sm:text-6xl">{rest}</span>}
          </h1>
          <div className="lg:pb-2">
            <p className="max-w-[34em] sm:text-lg">{quote.hero.intro}</p>
            <QuickWays className="mt-3" />
          </div>
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-4 gap-y-1.5 sm:mt-9 sm:grid sm:grid-cols-3 sm:gap-x-10">
          {quote.badges.map((badge) => (
            <li key={badge.title} className="border-tide border-l-[3px] pl-2.5 sm:pl-4">
              <p className="font-semibold text-sm sm:display sm:text-xl">{badge.title}</p>
              <p className="mt-1 hidden text-sm sm:block">{badge.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
