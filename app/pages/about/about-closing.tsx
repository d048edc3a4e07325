import { ButtonPair } from '#app/pages/shared/button-pair.tsx';
import { Container } from '#app/ui/layout.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { sentencesOf } from '#app/ui/sentences.tsx';
import { about } from '#content/about.ts';

/** The last word, in the colour of the water; what the founder left at the railing stands beside it. */
export function AboutClosing() {
  const { closing } = about;
  const [first, ...others] = sentencesOf(closing.text);
  return (
    <section
      aria-labelledby="closing-title"
      className="on-ink relative overflow-clip bg-tide-deep text-chalk"
    >
      <Container className="relative pt-14 sm:pt-20 lg:pb-20">
        <div className="lg:max-w-[52%]">
          <h2 id="closing-title" className="text-spray text-xl">
            {closing.title}
          </h2>
          <p className="display mt-4 text-balance text-3xl sm:text-4xl">{first}</p>
          {others.length > 0 && <p className="mt-5 max-w-[34em] text-lg text-mist">{others.join(' ')}</p>}
          <ButtonPair buttons={closing.buttons} size="lg" dark arrow className="mt-8" />
        </div>
      </Container>
      <Picture
        name="scarf"
        alt=""
        sizes="(width < 64rem) 20rem, 50vw"
        className="relative mt-6 ml-auto h-44 w-auto max-w-none lg:absolute lg:right-0 lg:bottom-0 lg:mt-0 lg:h-auto lg:w-1/2 print:hidden"
      />
    </section>
  );
}
