import { ButtonPair } from '#app/pages/shared/button-pair.tsx';
import { Eyebrow } from '#app/ui/eyebrow.tsx';
import { Container } from '#app/ui/layout.tsx';
import { RailCount } from '#app/ui/rail-count.tsx';
import { Sentences } from '#app/ui/sentences.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { about } from '#content/about.ts';
import { memberAnchor, Portrait } from './portrait.tsx';

/** The claim, and under it the specialists by their work, standing across the water line; the founder has the part after the next. */
export function AboutHero() {
  const { hero, team } = about;
  return (
    <section aria-labelledby="hero-title" className="relative overflow-x-clip">
      <Container className="pt-10 sm:pt-16">
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <h1 id="hero-title" className="mt-5 text-5xl">
          <Sentences text={hero.headline} />
        </h1>
        <div className="mt-7 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <p className="max-w-[34em] text-lg">{hero.intro}</p>
          <ButtonPair buttons={hero.buttons} arrow className="lg:self-start" />
        </div>
      </Container>
      <div className="absolute inset-x-0 bottom-0">
        <TideLines water className="-mb-px h-16 w-full text-tide sm:h-28" />
        <div className="h-20 bg-ink" />
      </div>
      <Container className="relative mt-10 sm:mt-14">
        <ul className="gap-3 max-sm:rail sm:grid sm:auto-cols-fr sm:grid-flow-col lg:gap-5">
          {team.members.map((member, index, all) => (
            <li key={member.id} className="on-ink relative max-sm:w-[45%]!">
              <div className="aspect-[4/5] overflow-hidden rounded-lg bg-sand-deep sm:rounded-xl">
                <Portrait decorative of={member} sizes="14rem" className="size-full object-cover" />
              </div>
              <div className="flex h-16 items-baseline gap-2 bg-ink pt-3">
                <RailCount index={index} of={all.length} className="text-mist sm:hidden" />
                <a
                  href={`#${memberAnchor(member.id)}`}
                  className="font-semibold text-chalk text-sm leading-snug underline-offset-4 after:absolute after:inset-0 hover:underline max-md:text-xs"
                >
                  {member.role}
                </a>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
