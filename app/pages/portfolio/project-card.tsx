import { StudyPicture } from '#app/pages/shared/study-picture.tsx';
import { CardLink } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { portfolioText } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import type { CardPlace } from './card-place.ts';
import { Figure } from './figure.tsx';
import { sceneClass } from './scene-class.ts';
import { figureAndWords } from './wording.ts';

type ProjectCardProps = { study: CaseStudy; place: CardPlace; first: boolean };

const spans: Record<CardPlace, string> = {
  half: 'lg:col-span-3',
  third: 'lg:col-span-2',
  last: 'md:col-span-2',
  whole: 'md:col-span-2 lg:col-span-6',
};
const sizes: Record<CardPlace, string> = {
  half: '(min-width: 82rem) 40rem, (min-width: 48rem) 50vw, 100vw',
  third: '(min-width: 82rem) 27rem, (min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 100vw',
  last: '(min-width: 82rem) 27rem, (min-width: 64rem) 33vw, 100vw',
  whole: '(min-width: 64rem) 50vw, 100vw',
};

/** One project as a poster in its own colours: what the client makes, what it was about, one figure large and its basis. Cards of a row share its lines. */
export function ProjectCard({ study, place, first }: ProjectCardProps) {
  const whole = place === 'whole';
  const wide = place === 'half' || whole;
  return (
    <article
      data-case={study.palette}
      className={cx(
        'reveal group/project relative flex flex-col overflow-hidden rounded-xl bg-(--case) text-(--on-case) [--focus:var(--on-case)]',
        whole
          ? 'lg:grid lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]'
          : 'md:row-span-5 md:grid md:grid-rows-subgrid md:gap-y-0',
        spans[place],
      )}
    >
      <div className={cx('overflow-hidden', whole && 'lg:self-end lg:rounded-tr-xl', sceneClass(study.id))}>
        <StudyPicture
          study={study}
          poster
          sizes={sizes[place]}
          priority={first}
          className="aspect-[4/3] w-full object-cover transition-transform duration-700 ease-out-soft group-hover/project:scale-[1.025]"
        />
      </div>
      <div
        className={cx(
          'flex grow flex-col p-6 sm:p-8',
          !whole && 'md:row-span-4 md:grid md:grid-rows-subgrid',
          wide && 'lg:p-10',
        )}
      >
        <div>
          <p className="text-sm">{study.category}</p>
          <h2 className={cx('mt-1.5', wide ? 'text-4xl' : 'text-3xl')}>
            <CardLink href={`/portfolio/${study.id}`}>{study.title}</CardLink>
          </h2>
          <p className="mt-4 max-w-[34em]">{study.description}</p>
        </div>
        <ul className="mt-6 grid content-start gap-1.5 border-current/25 border-t pt-5 md:mt-7">
          {study.results.map((line, index) => (
            <Result key={line} line={line} large={index === 0} />
          ))}
        </ul>
        <p className="mt-3 text-xs leading-relaxed">{study.basis}</p>
        <div className="mt-auto flex flex-wrap items-end md:row-start-4 justify-between gap-x-6 gap-y-5 pt-5 md:pt-7">
          <p className="text-xs max-md:hidden">{study.tags.join(' · ')}</p>
          <span className="flex items-center gap-2.5 font-semibold text-sm">
            {portfolioText.readStudy}
            <Icon
              name="arrow"
              className="transition-transform duration-200 group-hover/project:translate-x-1"
            />
          </span>
        </div>
      </div>
    </article>
  );
}

/** One figure is said loudly, the other two beside it. */
function Result({ line, large }: { line: string; large: boolean }) {
  const { figure, words } = figureAndWords(line);
  return (
    <li className={cx('leading-snug', large ? 'flex items-end gap-4 md:mb-1.5' : 'text-sm max-md:hidden')}>
      {figure && (
        <span className={cx('figures', large ? 'display text-6xl leading-[0.8]' : 'font-semibold')}>
          <Figure figure={figure} />
        </span>
      )}{' '}
      <span className={large ? 'max-w-[9em] font-semibold' : undefined}>{words}</span>
    </li>
  );
}
