import { ButtonPair } from '#app/pages/shared/button-pair.tsx';
import { Eyebrow } from '#app/ui/eyebrow.tsx';
import { Container } from '#app/ui/layout.tsx';
import { servicesIndex } from '#content/services/index.ts';

/** A short promise; the list that follows is the point of the page. */
export function IndexHero() {
  const { hero } = servicesIndex;
  return (
    <Container className="grid gap-x-16 gap-y-8 pt-10 pb-14 sm:pt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
      <div>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <h1 className="mt-5 max-w-[9em] text-6xl">{hero.headline}</h1>
      </div>
      <div>
        <p className="max-w-[34em] text-lg">{hero.intro}</p>
        <ButtonPair buttons={hero.buttons} arrow className="mt-7" />
      </div>
    </Container>
  );
}
