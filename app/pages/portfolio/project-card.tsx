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

/** One project as a poster in its own colours: scene, what it was about, results with their basis. Cards of a row share its lines. */
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
        <ul
          className={cx(
            'mt-6 grid content-start max-md:grid-cols-3 max-md:gap-x-4 md:mt-7',
            wide && 'lg:grid-cols-3 lg:gap-x-6',
          )}
        >
          {study.results.map((line) => (
            <Result key={line} line={line} wide={wide} />
          ))}
        </ul>
        <p className="mt-3 text-xs leading-relaxed">{study.basis}</p>
        <div className="mt-auto flex flex-wrap items-end md:row-start-4 justify-between gap-x-6 gap-y-5 pt-7">
          <ul className="flex flex-wrap gap-2">
            {study.tags.map((tag) => (
              <li
                key={tag}
                className="rounded-pill px-3 py-0.5 text-xs leading-relaxed inset-ring-1 inset-ring-current"
              >
                {tag}
              </li>
            ))}
          </ul>
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

function Result({ line, wide }: { line: string; wide: boolean }) {
  const { figure, words } = figureAndWords(line);
  return (
    <li
      className={cx(
        'border-current/25 border-t py-2.5 leading-snug max-md:text-xs md:grid md:grid-cols-[4.75rem_1fr] md:items-baseline md:gap-3 md:text-sm',
        wide && 'lg:block lg:py-4',
      )}
    >
      {figure && (
        <span className={cx('display figures text-2xl max-md:mb-1 max-md:block', wide && 'lg:mb-1 lg:block')}>
          <Figure figure={figure} />
        </span>
      )}{' '}
      <span className={figure ? undefined : 'col-span-2'}>{words}</span>
    </li>
  );
}
