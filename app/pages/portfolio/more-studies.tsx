import { StudyPicture } from '#app/pages/shared/study-picture.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { CardLink } from '#app/ui/card.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { moreCaseStudies, portfolioText } from '#content/portfolio.ts';

/** Up to three other projects, as scenes with one line each. */
export function MoreStudies({ id }: { id: string }) {
  return (
    <Section labelledBy="more" className="brief">
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-6">
          <h2 id="more" className="text-4xl">
            {portfolioText.study.more}
          </h2>
          <LinkButton href="/portfolio" tone="outline" icon="arrow">
            {portfolioText.study.all}
          </LinkButton>
        </div>
        <ul className="mt-8 gap-x-4 max-md:rail md:mt-10 md:grid md:grid-cols-3 md:gap-x-5">
          {moreCaseStudies(id).map((study) => (
            <li key={study.id} data-case={study.palette} className="group/more relative">
              <div className="overflow-hidden rounded-xl">
                <StudyPicture
                  study={study}
                  poster
                  thumbnail
                  sizes="(min-width: 82rem) 26rem, (min-width: 48rem) 31vw, (min-width: 26rem) 21rem, 76vw"
                  className="aspect-[4/3] w-full bg-(--case) object-cover transition-transform duration-700 ease-out-soft group-hover/more:scale-[1.025]"
                />
              </div>
              <h3 className="mt-5 text-2xl underline-offset-4 group-hover/more:underline">
                <CardLink href={`/portfolio/${study.id}`}>{study.title}</CardLink>
              </h3>
              <p className="mt-2 max-w-[26em] text-balance text-ink-soft">{study.tagline}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
