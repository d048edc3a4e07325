import { ButtonPair } from '#app/pages/shared/button-pair.tsx';
import { FullSea, toItsEdge } from '#app/pages/shared/full-sea.tsx';
import { TideNow } from '#app/shell/tide-now.tsx';
import { Eyebrow } from '#app/ui/eyebrow.tsx';
import { Container } from '#app/ui/layout.tsx';
import { servicesIndex } from '#content/services/index.ts';
import { Bottle } from './bottle.tsx';

/** A short promise in the water; the complaints, which are the point of the page, lie below it. */
export function IndexHero() {
  const { hero } = servicesIndex;
  return (
    <section aria-labelledby="hero-title" className="relative">
      <FullSea across className={`${toItsEdge} first-depth`} />
      <Bottle className="absolute bottom-0 left-2/3 max-lg:hidden" />
      <Container className="relative grid gap-x-16 gap-y-5 pt-5 pb-16 sm:pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <div className="beside-staff">
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <h1 id="hero-title" className="mt-5 max-w-[9em] text-6xl max-sm:mt-3">
            {hero.headline}
          </h1>
        </div>
        <div className="beside-staff">
          <p className="max-w-[34em] text-balance text-lg max-sm:max-w-[16.25rem] max-sm:text-base">
            {hero.intro}
          </p>
          <ButtonPair
            buttons={hero.buttons}
            size="lg"
            arrow
            buttonClass="xl:px-6! xl:text-base!"
            className="mt-5"
          />
        </div>
        <TideNow on="land" className="beside-staff max-lg:-mt-2 lg:col-span-2" />
      </Container>
    </section>
  );
}
