import { ButtonPair } from '#app/pages/shared/button-pair.tsx';
import { TideNow } from '#app/shell/tide-now.tsx';
import { Eyebrow } from '#app/ui/eyebrow.tsx';
import { Container } from '#app/ui/layout.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { servicesIndex } from '#content/services/index.ts';

/** A short promise above the water; the complaints, which are the point of the page, lie below. */
export function IndexHero() {
  const { hero } = servicesIndex;
  return (
    <section aria-labelledby="hero-title">
      <Container className="grid gap-x-16 gap-y-8 pt-10 sm:pt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <div>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <h1 id="hero-title" className="mt-5 max-w-[9em] text-6xl">
            {hero.headline}
          </h1>
        </div>
        <div>
          <p className="max-w-[34em] text-lg">{hero.intro}</p>
          <ButtonPair buttons={hero.buttons} arrow className="mt-7" />
        </div>
        <TideNow on="land" className="max-lg:-mt-2 lg:col-span-2" />
      </Container>
      <TideLines water className="-mb-px h-16 w-full text-tide sm:h-24" />
    </section>
  );
}
