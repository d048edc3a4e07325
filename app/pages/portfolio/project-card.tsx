import { StudyPicture } from '#app/pages/shared/study-picture.tsx';
import { CardLink } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { portfolioText } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import type { CardPlace } from './card-place.ts';
import { Compared } from './compared.tsx';
import { Figure } from './figure.tsx';
import { sceneClass } from './scene-class.ts';
import { figureAndWords } from './wording.ts';

type ProjectCardProps = { study: CaseStudy; place: CardPlace; turned: boolean; first: boolean };

const spans: Record<CardPlace, string> = {
  lead: 'lg:col-span-7',
  side: 'lg:col-span-5',
  third: 'lg:col-span-4',
  last: 'md:col-span-2 lg:col-span-4',
  whole: 'md:col-span-2 lg:col-span-12',
};
const sizes: Record<CardPlace, string> = {
  lead: '(min-width: 82rem) 48rem, (min-width: 64rem) 58vw, (min-width: 48rem) 50vw, 100vw',
  side: '(min-width: 82rem) 34rem, (min-width: 48rem) 50vw, 100vw',
  third: '(min-width: 82rem) 27rem, (min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 100vw',
  last: '(min-width: 82rem) 27rem, (min-width: 64rem) 33vw, 100vw',
  whole: '(min-width: 82rem) 49rem, (min-width: 80rem) 59vw, 100vw',
};

/** One project as a poster in its own colours: its website with something the client makes, what it was about, one figure large and its basis. Thirds that are not turned share their lines. */
export function ProjectCard({ study, place, turned, first }: ProjectCardProps) {
  const whole = place === 'whole';
  const lead = place === 'lead';
  // On phones the large card and the one across the page tell what it was about; between them its figure does.
  const short = !lead && !whole;
  const lined = !turned && (place === 'third' || place === 'last');
  return (
    <article
      data-case={study.palette}
      className={cx(
        'reveal group/project relative flex flex-col overflow-hidden rounded-xl text-(--on-case) [--focus:var(--on-case)]',
        // Narrower, its words are taller than its picture, which then ended within words.
        whole && 'xl:grid xl:grid-cols-12 xl:gap-x-5',
        // One column, and no wider than the card: a long word made its picture taller than those beside it.
        lined && 'md:row-span-5 md:grid md:grid-cols-1 md:grid-rows-subgrid md:gap-y-0',
        place === 'third' && turned && 'md:row-span-5',
        spans[place],
      )}
    >
      <div
        className={cx(
          // Its colour is the words': behind the picture as well, it showed as a dark line around the corners.
          '-mb-px relative aspect-[4/3] shrink-0 overflow-hidden',
          place === 'side' && 'lg:aspect-[16/17]',
          // As far as the card below the words of which its own stand.
          whole && 'xl:mb-0 xl:-mr-5 xl:col-span-7 xl:aspect-auto',
          turned && 'lg:order-last',
          sceneClass(study.id),
        )}
      >
        <StudyPicture
          study={study}
          poster
          upright={place === 'side'}
          sizes={sizes[place]}
          priority={first}
          className={cx(
            'absolute inset-0 size-full object-cover transition-transform duration-700 ease-out-soft group-hover/project:scale-[1.025]',
            // What stands above its phones is words, what lies below them is water.
            whole && 'object-top',
          )}
        />
      </div>
      <div
        className={cx(
          'flex grow flex-col bg-(--case) p-6 sm:p-8',
          // The longest names keep to one line of a third.
          (place === 'third' || place === 'last') && 'lg:px-7',
          lined && 'md:row-span-4 md:grid md:grid-rows-subgrid',
          whole && 'xl:col-span-5',
          lead && 'lg:grid lg:grid-cols-[6fr_5fr] lg:grid-rows-[auto_1fr_auto] lg:gap-x-8',
        )}
      >
        <div className={lead ? 'lg:contents' : undefined}>
          <div className="lg:col-span-2">
            <p className="text-sm">{study.category}</p>
            <h2
              className={cx(
                'mt-1.5 text-3xl',
                lead && 'lg:text-5xl',
                whole && 'lg:text-4xl',
                short && 'flex items-center justify-between gap-4 max-md:text-2xl',
              )}
            >
              <CardLink href={`/portfolio/${study.id}`}>{study.title}</CardLink>
              {short && <Icon name="arrow" className="md:hidden" />}
            </h2>
          </div>
          <p className={cx('mt-4 max-w-[34em]', lead && 'lg:mt-5 xl:text-xl', short && 'max-md:hidden')}>
            {study.description}
          </p>
        </div>
        <div className={lead ? 'max-lg:contents' : 'contents'}>
          <div
            className={cx(
              'relative border-current/25 border-t pt-5 md:mt-7',
              short ? 'mt-5' : 'mt-6',
              study.sample && !short && 'max-md:mb-4',
            )}
          >
            {study.sample && (
              <p className="-top-2.5 absolute right-0 bg-(--case) pl-3 text-xs leading-5">
                {portfolioText.sampleFigures}
              </p>
            )}
            <ul className="grid content-start gap-1.5">
              {study.results.map((line, index) => (
                <Result
                  key={line}
                  line={line}
                  large={index === 0}
                  below={lead}
                  compared={lead || place === 'side' ? study.keyMetrics[index] : undefined}
                />
              ))}
            </ul>
          </div>
          {!study.sample && <p className="mt-3 text-sm">{study.basis}</p>}
        </div>
        <div
          className={cx(
            'mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-5 pt-5 md:row-start-4 md:pt-7',
            lead && 'lg:col-span-2 lg:row-start-auto',
            short && 'max-md:hidden',
          )}
        >
          <Tags tags={study.tags} />
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

/** What it was about; a line never ends in the dot between two of them, which is drawn with the one that follows. */
function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="-mr-4 overflow-clip text-balance text-xs leading-relaxed max-md:hidden">
      {tags.map((tag) => (
        <li
          key={tag}
          className="relative mr-4 inline-block whitespace-nowrap before:absolute before:-left-2 before:content-['·']"
        >
          {tag}
        </li>
      ))}
    </ul>
  );
}

type ResultProps = {
  line: string;
  large: boolean;
  below: boolean;
  compared?: CaseStudy['keyMetrics'][number] | undefined;
};

/** One figure is said loudly, its words beside it or, on the large card, below; the other two follow, with what they compare. */
function Result({ line, large, below, compared }: ResultProps) {
  const { figure, words } = figureAndWords(line);
  return (
    <li
      className={cx(
        'leading-snug',
        large ? 'flex items-baseline-last gap-4 md:mb-1.5' : 'text-sm max-md:hidden',
        large && below && 'lg:flex-col lg:items-start',
      )}
    >
      {figure && (
        <span
          className={cx(
            'figures',
            large ? 'display text-6xl leading-[0.8]' : 'font-semibold',
            large && below && 'lg:text-[7.5rem]',
          )}
        >
          <Figure figure={figure} />
        </span>
      )}{' '}
      <span
        className={cx(
          large && 'text-balance font-semibold',
          large && (below ? 'max-lg:max-w-[9em]' : 'max-w-[9em]'),
        )}
      >
        {words}
      </span>
      {!large && compared && <Compared {...compared} on="card" />}
    </li>
  );
}
