import { pageMeta } from '#app/page-meta.ts';
import { TestimonialsCarousel } from '#app/pages/shared/testimonials-carousel.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { caseStudies, portfolioText } from '#content/portfolio.ts';
import { cardPlace, cardRows, isTurned } from './card-place.ts';
import { ProjectCard } from './project-card.tsx';

export const meta = () => pageMeta('/portfolio');

const bookCall = '/book-discovery-call';

/** The projects: the index beside the title, then a poster each: a large one with another beside it, then three in a row. */
export default function PortfolioPage() {
  const { title, intro, reviews, closing } = portfolioText;
  return (
    <>
      <Container className="grid gap-x-10 gap-y-8 pt-10 pb-10 sm:pt-16 md:grid-cols-12 md:items-end lg:gap-x-5 lg:pt-12 lg:pb-10 2xl:pt-14 2xl:pb-12">
        <div className="md:col-span-6 lg:col-span-7">
          <h1 className="text-6xl">{title}</h1>
          <p className="mt-6 max-w-[32em] text-lg lg:mt-5">{intro}</p>
          <LinkButton href={bookCall} size="lg" className="mt-6 max-sm:hidden">
            {portfolioText.bookCall}
          </LinkButton>
        </div>
        <Index />
      </Container>
      <Container className="fade-in grid gap-4 pb-section lg:gap-5">
        {cardRows(caseStudies.length).map((row) => (
          <div key={row[0]} className={cardRow}>
            {row.map(cardAt)}
          </div>
        ))}
        {caseStudies.some(({ sample }) => sample) && (
          <p className="mt-2 text-ink-soft text-sm">{portfolioText.samples}</p>
        )}
      </Container>
      <Section tone="mist" labelledBy="reviews-title">
        <TestimonialsCarousel title={reviews.title} titleId="reviews-title" paired />
      </Section>
      <Section tone="sand" labelledBy="closing-title" className="overflow-hidden">
        <TideLines className="pointer-events-none absolute inset-x-0 bottom-0 h-32 w-full text-sand-deep night:text-spray/40" />
        <Container className="relative grid gap-x-10 gap-y-8 lg:grid-cols-12 lg:items-end lg:gap-x-5">
          <h2 id="closing-title" className="text-5xl lg:col-span-7">
            {closing.title}
          </h2>
          <div className="lg:col-span-5">
            <p className="max-w-[32em] text-balance text-lg">{closing.text}</p>
            <LinkButton href={bookCall} size="lg" icon="arrow" className="mt-7">
              {portfolioText.bookCall}
            </LinkButton>
          </div>
        </Container>
      </Section>
    </>
  );
}

/**
 * Thirds share five lines: the picture first, as tall as it is. What a turned card needs beyond the others goes to
 * their words, since a line with a limit takes no part of what spans it.
 */
const cardRow =
  'grid gap-4 md:auto-rows-[minmax(min-content,0px)_min-content_min-content_min-content_min-content] md:grid-cols-2 lg:grid-cols-12 lg:gap-5';

function cardAt(index: number) {
  const [study, count] = [caseStudies[index], caseStudies.length];
  return (
    study && (
      <ProjectCard
        key={study.id}
        study={study}
        place={cardPlace(index, count)}
        turned={isTurned(index, count)}
        first={index === 0}
      />
    )
  );
}

/** Who, and where there is room beside the title how long and how many: all at a glance. */
function Index() {
  return (
    <ol className="grid grid-cols-2 gap-x-4 border-ink/15 border-t md:col-span-6 md:grid-cols-1 lg:col-span-5">
      {caseStudies.map((study) => (
        <li key={study.id} data-case={study.palette} className="border-ink/15 border-b">
          <a
            href={`/portfolio/${study.id}`}
            className="group/row flex min-h-11 items-center gap-2.5 py-1 text-sm md:grid md:py-0 md:grid-cols-[1.5rem_1fr_4.5rem] md:gap-4 xl:grid-cols-[1.5rem_1fr_4.5rem_6.75rem]"
          >
            <span
              aria-hidden="true"
              className="size-5 shrink-0 rounded-sm md:size-6 outline outline-ink/25 bg-[linear-gradient(135deg,var(--case)_60%,var(--case-accent)_60%)] transition-[scale] duration-200 group-hover/row:scale-125"
            />
            <span className="display text-[0.9375rem] leading-tight tracking-title sm:text-lg md:whitespace-nowrap underline-offset-4 group-hover/row:underline">
              {study.title}
            </span>
            <span className="figures text-ink-soft max-md:hidden">{study.timeline}</span>
            <span className="figures text-right text-ink-soft max-xl:hidden">{study.team}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
