import { type CardShape, onPhoneCard, StudyPicture } from '#app/pages/shared/study-picture.tsx';
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
  lead: 'sm:col-span-2 lg:col-span-7',
  side: 'lg:col-span-5',
  tall: 'lg:col-span-5 lg:row-span-2',
  flat: 'lg:col-span-7 lg:flex-row',
  last: 'sm:max-lg:col-span-2 sm:max-lg:grid sm:max-lg:grid-cols-2 lg:col-span-7 lg:flex-row',
  whole: 'sm:max-lg:grid sm:max-lg:grid-cols-2 sm:col-span-2 lg:col-span-12',
};
const shapes: Record<CardPlace, CardShape> = {
  ...{ lead: 'wide', side: 'square', tall: 'upright', flat: 'upright', last: 'upright', whole: 'across' },
};
const besideWords = 'sm:aspect-[4/5] lg:w-[58%] xl:w-[52.5%]';
/**
 * The frame of each picture from tablets on; on phones it is that of the drawing. Beside words it has a width, about
 * 4:5 with words as long as ours: by its height alone it was too late for a row to grow with spaced out letters.
 */
const frames: Record<CardPlace, string> = {
  lead: 'sm:aspect-[4/3]',
  side: 'sm:aspect-[4/5] lg:aspect-[16/17]',
  tall: 'sm:aspect-[4/5]',
  flat: besideWords,
  last: besideWords,
  whole: 'sm:aspect-[8/11] lg:aspect-[24/11]',
};
const phoneFrames = {
  upright: 'max-sm:aspect-[4/5]',
  tall: 'max-sm:aspect-[8/11]',
  wide: 'max-sm:aspect-[4/3]',
} as const;
const upright = '(min-width: 82rem) 34rem, (min-width: 64rem) 42vw, (min-width: 40rem) 50vw, 100vw';
const flat = '(min-width: 82rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 50vw, 100vw';
const sizes: Record<CardPlace, string> = {
  lead: '(min-width: 82rem) 48rem, (min-width: 64rem) 58vw, 100vw',
  ...{ side: upright, tall: upright, flat, last: flat },
  whole: '(min-width: 82rem) 82rem, (min-width: 64rem) 100vw, (min-width: 40rem) 50vw, 100vw',
};

/** One project: its website with something the client makes, as large as the card allows, and below it its name and one figure. */
export function ProjectCard({ study, place, first }: ProjectCardProps) {
  const [lead, whole, flat] = [place === 'lead', place === 'whole', place === 'flat' || place === 'last'];
  const result = {
    line: study.results[0] ?? '',
    sample: study.sample,
    size: lead ? 'large' : flat ? 'small' : 'middle',
  } as const;
  const named = (
    <div className={cx(whole && 'lg:col-span-4')}>
      <p className="text-sm">{study.category}</p>
      <h2
        className={cx(
          'mt-1 flex items-center justify-between gap-4 text-2xl',
          !flat && !whole && 'lg:text-3xl',
          whole && 'lg:text-4xl',
        )}
      >
        <CardLink href={`/portfolio/${study.id}`}>{study.title}</CardLink>
        <Icon name="arrow" className={cx(onward, 'lg:hidden')} />
      </h2>
    </div>
  );
  return (
    <article
      data-case={study.palette}
      className={cx(
        'reveal group/project relative flex flex-col overflow-hidden rounded-xl text-(--on-case) [--focus:var(--on-case)]',
        spans[place],
      )}
    >
      <div
        className={cx(
          // Its colour is the words’: behind the picture as well, it showed as a dark line around the corners.
          '-mb-px relative shrink-0 overflow-hidden',
          phoneFrames[onPhoneCard(study)],
          frames[place],
          whole && 'sm:max-lg:order-last',
          sceneClass(study.id),
        )}
      >
        <StudyPicture
          study={study}
          poster
          card={shapes[place]}
          sizes={sizes[place]}
          priority={first}
          className="absolute inset-0 size-full object-cover transition-transform duration-700 ease-out-soft group-hover/project:scale-[1.025]"
        />
      </div>
      <div
        className={cx(
          'flex grow flex-col bg-(--case) p-6',
          flat ? 'lg:max-xl:py-5 xl:p-8' : 'lg:p-8',
          whole && 'lg:grid lg:grid-cols-12 lg:gap-x-5',
        )}
      >
        {named}
        <p
          className={cx(
            'mt-2 max-w-[34em] text-balance',
            whole && 'lg:self-baseline-last lg:col-span-4 lg:row-span-2 lg:mt-0',
          )}
        >
          {whole ? study.description : study.tagline}
        </p>
        {whole ? (
          <>
            <Result
              {...result}
              className="mt-auto pt-7 lg:self-baseline-last lg:col-span-4 lg:row-span-2 lg:justify-self-end lg:pt-0"
            />
            <ReadOn className="lg:self-baseline-last col-span-4 col-start-1 row-start-2 pt-6" />
          </>
        ) : (
          <div
            className={cx(
              'mt-auto grid justify-items-start gap-y-6 pt-7',
              // Three lines of words and these in the height of the picture.
              flat && 'lg:max-xl:gap-y-2 lg:max-xl:pt-3',
            )}
          >
            <Result {...result} className={cx(flat && 'lg:flex-col lg:items-start lg:gap-y-3')} />
            <ReadOn />
          </div>
        )}
      </div>
    </article>
  );
}

const onward = 'shrink-0 transition-transform duration-200 group-hover/project:translate-x-1';

/** What a card leads to, said where there is room: elsewhere its arrow stands beside its name. */
function ReadOn({ className }: { className?: string }) {
  return (
    <span className={cx('flex items-center gap-2.5 font-semibold text-sm max-lg:hidden', className)}>
      {portfolioText.readStudy}
      <Icon name="arrow" className={onward} />
    </span>
  );
}

const figures = {
  large: 'text-6xl xl:text-[6.5rem]',
  middle: 'text-6xl',
  small: 'text-6xl lg:text-5xl',
} as const;

type ResultProps = {
  line: string;
  sample: boolean;
  size: keyof typeof figures;
  className?: string;
};

/** One figure said loudly; beside it what it counts, and that it is invented. */
function Result({ line, sample, size, className }: ResultProps) {
  const { figure, words } = figureAndWords(line);
  return (
    <p className={cx('flex items-end gap-x-4 leading-snug', className)}>
      {figure && (
        <span className={cx('figures display leading-[0.8]', figures[size])}>
          <Figure figure={figure} />
        </span>
      )}{' '}
      <span className="max-w-40 text-sm">
        <span className="block text-balance font-semibold">{words}</span>
        {sample && <span className="block text-xs">{portfolioText.sampleFigures}</span>}
      </span>
    </p>
  );
}
