import { ButtonPair } from '#app/pages/shared/button-pair.tsx';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { FounderPicture } from '#app/pages/shared/founder-picture.tsx';
import { Eyebrow } from '#app/ui/eyebrow.tsx';
import { Container } from '#app/ui/layout.tsx';
import { Sentences } from '#app/ui/sentences.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { about } from '#content/about.ts';
import { site } from '#content/site.ts';

/** Six specialists with the founder in the middle, all on one line: a few pixels between them looked like a slip. */
const people = () => [
  'team-design',
  'team-development',
  'team-search',
  site.founderImage,
  'team-paid-media',
  'team-content',
  'team-data',
];

const shown = { sizes: '(min-width: 40rem) 12rem, 6rem', className: 'size-full object-cover' };

/** The claim, and under it everybody in the room, standing across the water line. */
export function AboutHero() {
  const { hero } = about;
  return (
    <section aria-labelledby="hero-title" className="relative overflow-x-clip">
      <Container className="pt-10 sm:pt-16">
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <h1 id="hero-title" className="mt-5 text-5xl">
          <Sentences text={hero.headline} />
        </h1>
        <div className="mt-7 grid gap-x-16 gap-y-8 lg:mt-9 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <p className="max-w-[34em] text-lg">{hero.intro}</p>
          <ButtonPair buttons={hero.buttons} arrow className="lg:justify-end" />
        </div>
      </Container>
      <Container className="relative z-10 mt-12 sm:mt-14">
        {/* On a phone the row is wider than the screen: faces, not stamps. */}
        <div className="-ml-[45%] grid w-[190%] grid-cols-7 gap-2 sm:ml-0 sm:w-full sm:gap-3 lg:gap-4">
          {people().map((name) => (
            <div key={name} className="aspect-[4/6] overflow-hidden rounded-md sm:rounded-xl">
              {name === site.founderImage ? (
                <FounderPicture alt="" {...shown} />
              ) : (
                <Drawing name={name} alt="" {...shown} />
              )}
            </div>
          ))}
        </div>
      </Container>
      <div className="relative -mt-14 sm:-mt-28">
        <TideLines water className="-mb-px h-16 w-full text-tide sm:h-28" />
      </div>
    </section>
  );
}
