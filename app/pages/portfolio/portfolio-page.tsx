import { pageMeta } from '#app/page-meta.ts';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { TestimonialsCarousel } from '#app/pages/shared/testimonials-carousel.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { caseStudies, portfolioText } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import { cardPlace } from './card-place.ts';
import { Figure } from './figure.tsx';
import { ProjectCard } from './project-card.tsx';
import { figureAndWords } from './wording.ts';

export const meta = () => pageMeta('/portfolio');

const bookCall = '/book-discovery-call';

/** The projects: the index beside the title, then a card each: a large one with another beside it, then three in a row. */
export default function PortfolioPage() {
  const { title, intro, reviews, closing } = portfolioText;
  return (
    <>
      <Container className="grid gap-x-10 gap-y-5 pt-7 pb-6 sm:gap-y-8 sm:pt-16 sm:pb-10 md:grid-cols-12 md:items-end lg:gap-x-5 lg:pt-12 lg:pb-10 2xl:pt-14 2xl:pb-12">
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
        <Container className="grid gap-x-10 gap-y-6 lg:grid-cols-12 lg:gap-x-5">
          <h2 id="closing-title" className="text-5xl lg:col-span-8">
            {closing.title}
          </h2>
          <div className="lg:col-span-4">
            <p className="max-w-[32em] text-balance text-lg">{closing.text}</p>
            <LinkButton href={bookCall} size="lg" icon="arrow" className="mt-7">
              {portfolioText.bookCall}
            </LinkButton>
          </div>
        </Container>
        {/* A boat for each client's colours, and one berth that is free; its water is the footer's. */}
        <Drawing
          name="free-berth"
          instead={{ name: 'free-berth-narrow', media: '(width < 40rem)' }}
          alt=""
          sizes="100vw"
          className="h-auto w-full lg:-mt-12 print:hidden"
        />
      </Section>
    </>
  );
}

/** Each project with its figure, and from 80 rem on what that counts; on phones in low rows, since the first picture follows. */
function Index() {
  const sampled = caseStudies.some(({ sample }) => sample);
  return (
    <div className="md:col-span-6 lg:col-span-5">
      <ol className="border-ink/15 border-t">
        {caseStudies.map((study) => (
          <li key={study.id} data-case={study.palette} className="border-ink/15 border-b">
            <IndexRow study={study} />
          </li>
        ))}
      </ol>
      {sampled && (
        <p className="mt-1 md:mt-2 text-right text-ink-soft text-xs">* {portfolioText.sampleFigures}</p>
      )}
    </div>
  );
}

function IndexRow({ study }: { study: CaseStudy }) {
  const { figure, words } = figureAndWords(study.results[0] ?? '');
  return (
    <a
      href={`/portfolio/${study.id}`}
      className="group/row flex min-h-6 items-center justify-between gap-4 py-0.5 text-sm md:grid md:min-h-11 md:grid-cols-[1.5rem_1fr_auto] xl:grid-cols-[1.5rem_1fr_4.25rem_11rem] xl:gap-3"
    >
      <span
        aria-hidden="true"
        className="size-6 rounded-sm outline outline-ink/25 bg-[linear-gradient(135deg,var(--case)_60%,var(--case-accent)_60%)] transition-[scale] duration-200 group-hover/row:scale-125 max-md:hidden"
      />
      <span className="display whitespace-nowrap leading-tight tracking-title underline-offset-4 group-hover/row:underline max-md:text-base text-lg">
        {study.title}
      </span>
      <span className="display figures whitespace-nowrap text-lg leading-tight max-md:order-last max-md:min-w-14 max-md:text-right max-md:text-base">
        {figure && <Figure figure={figure} />}
        {/* The face for headlines has no asterisk in its first cut. */}
        {figure && study.sample && <span className="font-sans">*</span>}
      </span>
      <span className="text-balance text-ink-soft text-xs leading-tight max-md:ml-auto max-md:text-right max-[23rem]:hidden md:max-xl:hidden">
        {words}
      </span>
    </a>
  );
}
