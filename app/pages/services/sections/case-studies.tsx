import type { ReactNode } from 'react';
import { Band } from '#app/pages/services/band.tsx';
import { type Proof, proofOf } from '#app/pages/services/proof.ts';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { ContentPicture } from '#app/pages/shared/content-picture.tsx';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { StudyPicture } from '#app/pages/shared/study-picture.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { CardLink } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { RailCount } from '#app/ui/rail-count.tsx';
import { caseStudyFor } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import type { SectionProps } from './types.ts';

type Card = SectionProps<'case-studies'>['section']['cards'][number] & { study: CaseStudy };
type Shape = NonNullable<SectionProps<'case-studies'>['shape']>;

/** How each of the three stands on a wide screen. */
const places: Record<Shape, readonly string[]> = {
  trio: [],
  stagger: ['', 'md:mt-12 lg:mt-20', 'md:mt-24 lg:mt-40'],
  lead: ['lg:row-span-2'],
};

/**
 * Projects, seen from the side that matters to this service; on phones a row that is pushed along. Three stand beside
 * each other, or the first is as high as two that lie beside it; of four the first lies across the page, and two share
 * it, with their words beside their pictures.
 */
export function CaseStudies({ section, page, tone, shape = 'trio' }: SectionProps<'case-studies'>) {
  const cards = section.cards.flatMap(withStudy);
  const wide = cards.length > 3 ? 1 : cards.length < 3 ? cards.length : 0;
  const led = shape === 'lead' && wide === 0;
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 lg:flex-nowrap">
          <SectionHead section={section} />
          <LinkButton href={section.all.href} tone="outline" icon="arrow" className="shrink-0">
            {section.all.label}
          </LinkButton>
        </div>
        <ul
          className={cx(
            'mt-8 gap-4 max-md:rail sm:mt-12 md:grid lg:gap-5',
            wide === 2
              ? 'xl:grid-cols-2'
              : led
                ? 'md:grid-cols-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'
                : 'md:grid-cols-3 md:items-start',
          )}
        >
          {cards.map((card, index) =>
            index < wide || (led && index > 0) ? (
              <WidePanel
                key={card.slug}
                card={card}
                service={page.slug}
                place={<RailCount index={index} of={cards.length} className="md:hidden" />}
                turned={!led && index > 0}
                form={led ? 'low' : wide === 2 ? 'paired' : 'across'}
              />
            ) : (
              <Panel
                key={card.slug}
                card={card}
                place={<RailCount index={index} of={cards.length} className="md:hidden" />}
                className={wide ? '' : (places[shape][index] ?? '')}
                words={led ? atFoot : ''}
              />
            ),
          )}
        </ul>
      </Container>
    </Band>
  );
}

/** A card of a project that the portfolio shows; there is none of another. */
function withStudy(card: Omit<Card, 'study'>): Card[] {
  const study = caseStudyFor(card.slug);
  return study ? [{ ...card, study }] : [];
}

const panel = 'on-ink group/case relative flex flex-col overflow-hidden rounded-xl text-(--on-case)';

const forms = {
  across: 'md:col-span-3 md:grid md:grid-cols-3',
  paired: 'md:grid md:grid-cols-2',
  low: 'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
};
type WidePanelProps = PanelProps & { service: string; turned: boolean; form: keyof typeof forms };

/** One across the page, its picture as wide as those below it, or one of two: what was done, in the study's own words. */
function WidePanel({ card, place, service, turned, form }: WidePanelProps) {
  const [across, low] = [form === 'across', form === 'low'];
  const provided = card.study.servicesProvided.find(({ slug }) => slug === service);
  const said = provided?.description ?? card.study.tagline;
  return (
    <li data-case={card.study.palette} className={cx(panel, forms[form])}>
      <CardPicture
        card={card}
        whole={low}
        className={cx('aspect-4/5 w-full self-stretch', turned && 'md:order-last')}
      />
      <div
        className={cx(
          'flex flex-col gap-1 bg-(--case) p-6',
          low ? 'grow md:justify-between lg:p-8' : 'max-md:grow md:justify-between md:gap-6',
          across && 'sm:p-10 md:col-span-2',
        )}
      >
        <Client name={card.name} place={place} />
        <div>
          <h3 className={cx('text-xl', across ? 'lg:text-4xl' : 'lg:text-2xl')}>
            <CardLink href={`/portfolio/${card.slug}`}>{card.focus}</CardLink>
          </h3>
          {said && (
            <p
              className={cx(
                'mt-4 max-w-[34em]',
                low ? 'text-sm max-lg:hidden' : 'max-md:hidden',
                across && 'text-lg',
              )}
            >
              {said}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

type PanelProps = { card: Card; place: ReactNode };

/** Words of the high card end where those of the low ones beside it do. */
const atFoot = 'grow lg:flex lg:flex-col lg:justify-end lg:pb-8';

const Client = ({ name, place }: { name: string; place: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <p className="text-sm">{name}</p>
    {place}
  </div>
);

/** Picture and words on the client's own colours. They are behind the words alone: behind the picture they would show as a line around its corners. */
function Panel({ card, place, className, words }: PanelProps & { className: string; words: string }) {
  return (
    <li data-case={card.study.palette} className={cx(panel, className)}>
      <CardPicture card={card} className="aspect-4/5" />
      <div className={cx('bg-(--case) p-6 max-md:grow md:min-h-[8.5rem]', words)}>
        <Client name={card.name} place={place} />
        <h3 className="mt-1 text-xl">
          <CardLink href={`/portfolio/${card.slug}`}>{card.focus}</CardLink>
        </h3>
      </div>
    </li>
  );
}

type CardPictureProps = { card: Card; className: string; whole?: boolean };

function CardPicture({ card: { drawing, picture, study }, className, whole = false }: CardPictureProps) {
  const proof = picture || study.picture || drawing === 'poster' ? null : proofOf(drawing);
  return (
    <div className={cx('overflow-hidden', ground(proof), className)}>
      <div className="size-full transition-transform duration-500 ease-out-soft group-hover/case:scale-[1.03]">
        {picture ? (
          <ContentPicture picture={picture} decorative sizes={sizes} className="size-full object-cover" />
        ) : proof ? (
          <ProofPicture proof={proof} whole={whole} />
        ) : (
          <Poster study={study} />
        )}
      </div>
    </div>
  );
}

const sizes = '(min-width: 82rem) 27rem, (min-width: 48rem) 31vw, 21rem';

const ground = (proof: Proof | null) => proof && proof.kind !== 'paper' && 'bg-(--case-accent)';

/** What a phone or a page stands in: it ends at the frame's lower edge, below a line of words and not within one. */
const stands: Record<Exclude<Proof['kind'], 'paper'>, string> = {
  page: 'mx-[10%] rounded-t-lg',
  screen: 'mx-[13%] rounded-t-[1.9rem] ring-[0.4rem] ring-[oklch(0.14_0.01_250)]',
  deep: 'mx-[16%] rounded-t-[1.9rem] ring-[0.4rem] ring-[oklch(0.14_0.01_250)]',
};

/** A page that ends clear of the foot: in a card as high as this one it would end just above it. */
const wholePage = 'mx-[13%] rounded-lg';

function ProofPicture({ proof: { name, kind, low }, whole }: { proof: Proof; whole: boolean }) {
  const picture = (
    <Drawing name={name} alt="" sizes={sizes} className="h-auto min-h-full w-full object-cover" />
  );
  if (kind === 'paper') return picture;
  return (
    <div className={low ? 'pt-[12.5%]' : 'pt-[9%]'}>
      <div
        className={cx('overflow-hidden shadow-float', whole && kind === 'page' ? wholePage : stands[kind])}
      >
        {picture}
      </div>
    </div>
  );
}

function Poster({ study }: { study: CaseStudy }) {
  return (
    <StudyPicture
      study={study}
      poster
      decorative
      sizes={sizes}
      className="size-full object-cover"
      drawingClass="object-[50%_38%]"
    />
  );
}
