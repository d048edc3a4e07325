import { Band, ruled, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { StudyPicture } from '#app/pages/shared/study-picture.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { CardLink } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { caseStudyFor } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import type { SectionProps } from './types.ts';

type Card = SectionProps<'case-studies'>['section']['cards'][number] & { study: CaseStudy };
type Cards = { cards: readonly Card[] };

/** Three projects, seen from the side that matters to this service. */
export function CaseStudies({ section, tone, shape = 'trio' }: SectionProps<'case-studies'>) {
  const Shape = { trio: Trio, lead: Lead, stagger: Stagger, rows: Rows }[shape];
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 lg:flex-nowrap">
          <SectionHead section={section} />
          <LinkButton href={section.all.href} tone="outline" icon="arrow" className="shrink-0">
            {section.all.label}
          </LinkButton>
        </div>
        <Shape cards={section.cards.flatMap(withStudy)} />
      </Container>
    </Band>
  );
}

/** A card of a project that the portfolio shows; there is none of another. */
function withStudy(card: Omit<Card, 'study'>): Card[] {
  const study = caseStudyFor(card.slug);
  return study ? [{ ...card, study }] : [];
}

const scenePath = (card: Card) => `/portfolio/${card.slug}`;
const zoom = 'transition-transform duration-500 ease-out-soft group-hover/case:scale-[1.03]';

function Scene({ card, sizes, className }: { card: Card; sizes: string; className?: string }) {
  return (
    <div className={cx('overflow-hidden', className)}>
      <StudyPicture
        study={card.study}
        poster
        decorative
        sizes={sizes}
        className={cx('size-full object-cover', zoom)}
        drawingClass="object-[50%_38%]"
      />
    </div>
  );
}

type PanelProps = { card: Card; sizes: string; className?: string; shape?: string; big?: boolean };

/** Picture above, words on the client's own colour below. */
function Panel({ card, sizes, className, shape = 'aspect-[4/3]', big = false }: PanelProps) {
  return (
    <li
      data-case={card.study.palette}
      className={cx(
        'on-ink group/case relative flex flex-col overflow-hidden rounded-xl bg-(--case) text-(--on-case)',
        className,
      )}
    >
      {/* Beside two small ones the picture takes whatever height is left, so that no bare colour stands between. */}
      <Scene card={card} sizes={sizes} className={cx(shape, big && 'grow')} />
      <div className={cx('flex flex-col justify-end p-6', big ? 'sm:p-8' : 'grow')}>
        <p className="text-sm">{card.name}</p>
        <h3 className={cx('mt-1', big ? 'text-3xl' : 'text-xl')}>
          <CardLink href={scenePath(card)}>{card.focus}</CardLink>
        </h3>
      </div>
    </li>
  );
}

/** Three beside each other; on phones a row that is pushed along. */
const trio = 'mt-8 gap-4 max-md:rail sm:mt-14 md:grid md:grid-cols-3 lg:gap-5';
const trioSizes = '(min-width: 48rem) 27rem, (min-width: 26rem) 21rem, 76vw';

function Trio({ cards }: Cards) {
  return (
    <ul className={trio}>
      {cards.map((card) => (
        <Panel key={card.slug} card={card} sizes={trioSizes} />
      ))}
    </ul>
  );
}

const steps = ['', 'md:mt-12 lg:mt-20', 'md:mt-24 lg:mt-40'];

/** The same three, each a step lower. */
function Stagger({ cards }: Cards) {
  return (
    <ul className={cx(trio, 'md:items-start')}>
      {cards.map((card, index) => (
        <Panel key={card.slug} card={card} sizes={trioSizes} className={steps[index] ?? ''} />
      ))}
    </ul>
  );
}

/** One large, two beside it. */
function Lead({ cards }: Cards) {
  const [first, ...others] = cards;
  return (
    <ul className="mt-8 gap-4 max-md:rail sm:mt-14 md:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-2 lg:gap-5">
      {first && (
        <Panel
          card={first}
          big
          sizes="(min-width: 64rem) 56rem, (min-width: 48rem) 100vw, (min-width: 26rem) 21rem, 76vw"
          className="lg:row-span-2"
        />
      )}
      {others.map((card) => (
        <Panel
          key={card.slug}
          card={card}
          sizes="(min-width: 64rem) 28rem, (min-width: 48rem) 100vw, (min-width: 26rem) 21rem, 76vw"
          shape="aspect-[4/3] lg:aspect-video"
        />
      ))}
    </ul>
  );
}

/** A list with small pictures. */
function Rows({ cards }: Cards) {
  return (
    <ul className="mt-10 sm:mt-12">
      {cards.map((card) => (
        <li
          key={card.slug}
          className={cx(
            'group/case relative grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-5 border-t py-5 last:border-b sm:grid-cols-[12rem_minmax(0,1fr)_auto] sm:gap-x-10',
            ruled,
          )}
        >
          <Scene card={card} sizes="12rem" className="aspect-[4/3] rounded-md" />
          <div className="grid gap-x-10 gap-y-1 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:items-center">
            <p className={cx('text-sm lg:text-base', soft)}>{card.name}</p>
            <h3 className="text-2xl">
              <CardLink href={scenePath(card)}>{card.focus}</CardLink>
            </h3>
          </div>
          <Icon
            name="arrow"
            className="size-7 transition-transform group-hover/case:translate-x-1 max-sm:hidden"
          />
        </li>
      ))}
    </ul>
  );
}
