import { ButtonPair } from '#app/pages/shared/button-pair.tsx';
import { Eyebrow } from '#app/ui/eyebrow.tsx';
import { Container } from '#app/ui/layout.tsx';
import { Sentences } from '#app/ui/sentences.tsx';
import { about } from '#content/about.ts';
import { everyoneIsPhotographed, Faces } from './faces.tsx';
import { Room } from './room.tsx';

/** The claim, and under it the room that it is made in; its floor goes over into the figures. */
export function AboutHero() {
  const { hero } = about;
  return (
    <section aria-labelledby="hero-title" className="overflow-x-clip">
      <Container className="pt-7 pb-6 sm:pt-14 sm:pb-10">
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <h1 id="hero-title" className="mt-4 text-5xl sm:mt-5">
          <Sentences text={hero.headline} />
        </h1>
        <div className="mt-5 grid gap-x-10 gap-y-5 sm:mt-7 sm:gap-y-8 lg:grid-cols-2">
          <p className="max-w-[34em] text-lg">{hero.intro}</p>
          <ButtonPair
            buttons={hero.buttons}
            buttonClass="max-sm:px-4! max-sm:text-sm!"
            className="flex-row! flex-wrap gap-2! sm:gap-3! lg:mt-1 lg:self-start"
          />
        </div>
      </Container>
      {everyoneIsPhotographed() ? <Faces /> : <Room />}
    </section>
  );
}
