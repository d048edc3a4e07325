import { pageMeta } from '#app/page-meta.ts';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { TestimonialsCarousel } from '#app/pages/shared/testimonials-carousel.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { caseStudies, portfolioText } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import { cardPlace } from './card-place.ts';
import { ProjectCard } from './project-card.tsx';

export const meta = () => pageMeta('/portfolio');

const bookCall = '/book-discovery-call';

/** The projects: the index beside the title, then a card each: large and small beside each other, then one as tall as two. */
export default function PortfolioPage() {
  const { title, intro, reviews, closing } = portfolioText;
  return (
    <>
      <Container className="grid gap-x-10 gap-y-5 pt-6 pb-5 sm:gap-y-8 sm:pt-16 sm:pb-10 md:grid-cols-12 md:items-end lg:gap-x-5 lg:pt-12 lg:pb-10 2xl:pt-14 2xl:pb-12">
        <div className="md:col-span-6 lg:col-span-7">
          <h1 className="text-6xl">{title}</h1>
          <p className="mt-4 max-w-[32em] max-sm:text-base text-lg lg:mt-5">{intro}</p>
          <LinkButton href={bookCall} size="lg" className="mt-6 max-sm:hidden">
            {portfolioText.bookCall}
          </LinkButton>
        </div>
        <Index />
      </Container>
      <Container className="fade-in pb-section">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-12 lg:gap-5">
          {caseStudies.map((study, index) => (
            <ProjectCard
              key={study.id}
              study={study}
              place={cardPlace(index, caseStudies.length)}
              first={index === 0}
            />
          ))}
        </div>
        {caseStudies.some(({ sample }) => sample) && (
          <p className="mt-6 text-ink-soft text-sm">{portfolioText.samples}</p>
        )}
      </Container>
      <Section labelledBy="reviews-title" className="brief pt-0">
        <TestimonialsCarousel title={reviews.title} titleId="reviews-title" paired />
      </Section>
      <Section tone="mist" labelledBy="closing-title" className="overflow-hidden pb-0!">
        <Container className="relative z-10">
          <h2 id="closing-title" className="text-5xl">
            {closing.title}
          </h2>
          <p className="mt-6 max-w-[22em] text-lg">{closing.text}</p>
          <LinkButton href={bookCall} size="lg" icon="arrow" className="mt-7">
            {portfolioText.bookCall}
          </LinkButton>
        </Container>
        {/* A boat for each client's colours, and one berth that is free; its water is the footer's. */}
        <Drawing
          name="free-berth"
          instead={{ name: 'free-berth-narrow', media: '(width < 64rem)' }}
          alt=""
          sizes="100vw"
          className="h-auto w-full lg:-mt-[9vw] print:hidden"
        />
      </Section>
    </>
  );
}

/** The way to each project: its trade and its weeks. What came of it is said on its card. */
function Index() {
  return (
    <ol className="border-ink/15 border-t md:col-span-6 lg:col-span-5">
      {caseStudies.map((study) => (
        <li key={study.id} data-case={study.palette} className="border-ink/15 border-b">
          <IndexRow study={study} />
        </li>
      ))}
    </ol>
  );
}

function IndexRow({ study }: { study: CaseStudy }) {
  return (
    <a
      href={`/portfolio/${study.id}`}
      className="group/row flex min-h-11 items-center max-md:gap-2 gap-3 text-sm"
    >
      <span
        aria-hidden="true"
        className="size-6 rounded-sm outline outline-ink/25 bg-[linear-gradient(135deg,var(--case)_60%,var(--case-accent)_60%)] transition-[scale] duration-200 group-hover/row:scale-125 max-md:hidden"
      />
      <span className="display whitespace-nowrap leading-tight tracking-title underline decoration-1 decoration-ink/35 underline-offset-4 group-hover/row:decoration-2 group-hover/row:decoration-current max-md:text-base text-lg">
        {study.title}
      </span>
      <span className="ml-auto text-ink-soft max-md:text-xs max-[23rem]:hidden md:max-xl:hidden">
        {study.category}
      </span>
      <span className="figures min-w-18 max-md:min-w-14.5 max-md:text-xs whitespace-nowrap text-right font-semibold max-[23rem]:ml-auto md:max-xl:ml-auto">
        {study.timeline}
      </span>
    </a>
  );
}
