import { LinkButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { portfolioText } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import { measuredWords } from '#content/this-site/figures.ts';
import { openingId } from './case-opening.tsx';

type WordsProps = { study: CaseStudy; className?: string };

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

/** The way back, the name of the study and what it promises. */
export function HeroTitle({ study }: WordsProps) {
  return (
    <>
      <a
        href="/portfolio"
        className="group/back sm:max-lg:col-span-2 sm:max-lg:justify-self-start inline-flex min-h-11 items-center justify-self-start gap-2.5 font-semibold text-sm underline-offset-4 hover:underline"
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
    </>
  );
}

/** What it was and who made it in how long: lines below one another, or beside each other on middle screens. */
export function HeroFacts({ study, className }: WordsProps) {
  return (
    <dl
      className={cx(
        'grid w-full grid-cols-[max-content_1fr] gap-x-6 border-current/25 border-t text-sm max-sm:max-w-md sm:max-lg:grid-cols-3 lg:mt-10 lg:max-w-md',
        className,
      )}
    >
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
  );
}

/** To the website; on our own, where who reads it is already, to its picture. */
export function Visit({ study, className }: WordsProps) {
  const ownSite = study.url === '/';
  const toPicture = ownSite && study.telling.opening === 'picture';
  return (
    <LinkButton
      {...(toPicture
        ? { href: `#${openingId}` }
        : { href: study.url, icon: 'arrow-out', ...(!ownSite && { newTab: true }) })}
      className={cx(
        'bg-(--case-accent)! text-(--on-case-accent)! hover:underline lg:mt-8 lg:mb-auto',
        className,
      )}
    >
      {toPicture ? portfolioText.study.seeTide : portfolioText.study.visit}
    </LinkButton>
  );
}
