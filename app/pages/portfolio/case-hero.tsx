import { StudyPicture, standsFree } from '#app/pages/shared/study-picture.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { portfolioText } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import { measuredWords } from '#content/this-site/figures.ts';
import { openingId } from './case-opening.tsx';
import { sceneClass } from './scene-class.ts';

/** Whether a word, such as ‘Architecture’, is too long for the column at the largest size. */
const hasLongWord = (title: string) => title.split(' ').some((word) => word.length > 11);

/** What is told beside the name: of our own site, which is nobody's order, what its build measured. */
function factsOf({ url, category, timeline, team }: CaseStudy): [label: string, value: string | undefined][] {
  const { study } = portfolioText;
  if (url !== '/')
    return [
      [study.sector, category],
      [study.timeline, timeline],
      [study.team, team],
    ];
  const words = measuredWords();
  return [
    [study.pages, words['site.pages']],
    [study.tests, words['site.tests']],
  ];
}

/** From the column of the page to the edge of the window. */
const toTheEdge =
  'sm:-mr-gutter lg:-mr-[max(var(--spacing-gutter),calc(50vw-var(--container-page)/2+var(--spacing-gutter)))]';

/**
 * Name and promise on the study's own colour. Beside them, from the line of the way back down, its website and a phone
 * stand free and go on beyond the window; on phones, and where it is a photograph, the picture is a plate.
 */
export function CaseHero({ study }: { study: CaseStudy }) {
  const ownSite = study.url === '/';
  // Who reads it is there already.
  const toPicture = ownSite && study.telling.opening === 'picture';
  const free = standsFree(study);
  return (
    <header className="relative text-(--on-case) [--focus:var(--on-case)]">
      <div
        aria-hidden="true"
        className={cx(
          'absolute inset-x-0 top-0 bottom-16 bg-(--case)',
          free ? 'sm:bottom-0' : 'sm:bottom-28',
        )}
      />
      <Container className="relative grid gap-x-10 gap-y-8 pt-4 sm:pt-5 lg:gap-y-12 lg:pt-9 lg:grid-cols-12">
        <div
          className={cx(
            'flex flex-col items-start sm:max-lg:grid sm:max-lg:grid-cols-[1fr_auto] lg:col-span-5',
            free ? 'lg:pb-12' : 'lg:pb-36',
          )}
        >
          <a
            href="/portfolio"
            className="group/back sm:max-lg:col-span-2 sm:max-lg:justify-self-start inline-flex min-h-11 items-center gap-2.5 font-semibold text-sm underline-offset-4 hover:underline"
          >
            <Icon
              name="arrow-left"
              className="transition-transform duration-200 group-hover/back:-translate-x-1"
            />
            {portfolioText.study.back}
          </a>
          <h1
            id="study-title"
            className={cx(
              'mt-3 text-5xl sm:max-lg:col-span-2 lg:mt-auto lg:pt-8',
              hasLongWord(study.title) ? 'lg:max-xl:text-4xl' : 'xl:text-6xl',
            )}
          >
            {study.title}
          </h1>
          <p className="display mt-3 max-w-[18em] text-2xl tracking-title lg:mt-7">{study.tagline}</p>
          <dl className="mt-6 grid w-full grid-cols-[max-content_1fr] gap-x-6 border-current/25 border-t text-sm max-sm:max-w-md sm:max-lg:col-span-2 sm:max-lg:row-start-4 sm:max-lg:grid-cols-3 lg:mt-10 lg:max-w-md">
            {factsOf(study).map(([label, value]) => (
              <div
                key={label}
                className="col-span-2 grid grid-cols-subgrid border-current/25 border-b py-2.5 sm:max-lg:col-span-1 sm:max-lg:block sm:max-lg:border-b-0"
              >
                <dt>{label}</dt>
                <dd className="figures font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <LinkButton
            {...(toPicture
              ? { href: `#${openingId}` }
              : { href: study.url, icon: 'arrow-out', ...(!ownSite && { newTab: true }) })}
            className="mt-6 bg-(--case-accent)! text-(--on-case-accent)! hover:underline sm:max-lg:col-start-2 sm:max-lg:row-start-3 sm:max-lg:self-end lg:mt-8 lg:mb-auto"
          >
            {toPicture ? portfolioText.study.seeTide : portfolioText.study.visit}
          </LinkButton>
        </div>
        <div className={cx('lg:col-span-7', free && 'lg:mt-3', free && !ownSite && toTheEdge)}>
          <StudyPicture
            study={study}
            sizes="(min-width: 64rem) 57vw, (min-width: 40rem) 96vw, 92vw"
            priority
            className={cx(
              'fade-in w-full object-cover [--fade:300ms]',
              free
                ? 'aspect-[1440/1240] max-sm:aspect-[4/5] max-sm:rounded-lg max-sm:shadow-float'
                : 'aspect-[4/3] rounded-lg shadow-float lg:rounded-xl',
              sceneClass(study.id),
            )}
          />
        </div>
      </Container>
    </header>
  );
}
