import { ButtonPair } from '#app/pages/shared/button-pair.tsx';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { cx } from '#app/ui/cx.ts';
import { imageAlt } from '#content/alt.ts';
import { say } from '#content/say.ts';
import type { ServicePage } from '#content/schema/service.ts';
import { serviceLabels } from '#content/services/labels.ts';
import { isDark, soft, type Tone } from './band.tsx';

export type PartProps = { page: ServicePage; tone: Tone; className?: string };

/** The way back to all services. */
export function Crumb({ page }: { page: ServicePage }) {
  return (
    <nav aria-label={say('Breadcrumb')} className="flex items-center gap-3 font-semibold text-sm">
      <span aria-hidden="true" className="h-[3px] w-7 shrink-0 rounded-pill bg-beacon" />
      <ol className="flex items-center gap-2">
        <li>
          <a href="/services" className="inline-block py-2 underline-offset-4 hover:underline">
            {serviceLabels.crumb}
          </a>
        </li>
        <li aria-current="page" className={cx('before:mr-2 before:content-["/"]', soft)}>
          {page.hero.eyebrow}
        </li>
      </ol>
    </nav>
  );
}

/** The name of the page's first section. */
export function Headline({ page, className }: { page: ServicePage; className: string }) {
  return (
    <h1 id="hero-title" className={className}>
      {page.hero.headline}
    </h1>
  );
}

/** Two of them fit beside each other in half of a page from 1280 px on. */
const fitting = 'xl:px-6! xl:text-base!';

/** The one action that matters, and the way to the work. */
export function Buttons({ page, tone, className }: PartProps) {
  return (
    <ButtonPair
      buttons={page.hero.buttons}
      size="lg"
      dark={isDark(tone)}
      arrow
      buttonClass={fitting}
      {...(className && { className })}
    />
  );
}

/** Two or three figures, each with what it means. */
export function Facts({ page, className }: { page: ServicePage; className?: string }) {
  if (page.hero.facts.length === 0) return null;
  // On a phone they are lines, which share where their words begin. Elsewhere each figure stays on its line, and a whole
  // one goes below the others where they find no room, as with letters spaced out: what it means asks for none.
  return (
    <dl
      className={cx('grid gap-3 max-sm:grid-cols-[max-content_1fr] sm:flex sm:flex-wrap sm:gap-5', className)}
    >
      {page.hero.facts.map((fact) => (
        <div
          key={fact.label}
          className="flex flex-col-reverse justify-end border-beacon sm:min-w-max sm:flex-1 border-l-[3px] pl-4 max-sm:col-span-2 max-sm:grid max-sm:grid-cols-subgrid max-sm:items-baseline"
        >
          <dt className={cx('text-balance text-sm leading-snug sm:w-0 sm:min-w-full', soft)}>{fact.label}</dt>
          <dd className="display figures pb-1 text-2xl max-sm:order-first max-sm:text-xl sm:whitespace-nowrap">
            {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The page's drawing, loaded before other pictures; phones get one that was drawn for them. */
export function Figure({ page, sizes, className }: { page: ServicePage; sizes: string; className?: string }) {
  const name = `service-${page.slug}` as const;
  return (
    <div className={cx('overflow-hidden', className)}>
      <Drawing
        name={name}
        alt={imageAlt[name]}
        sizes={sizes}
        priority
        instead={{ name: `${name}-narrow`, media: '(width < 40rem)' }}
        className="h-auto w-full"
      />
    </div>
  );
}

type WordsProps = PartProps & { size?: 'text-5xl' | 'text-6xl' };

/** Way back, headline, introduction and buttons, one below the other. */
export function Words({ page, tone, size = 'text-5xl' }: WordsProps) {
  return (
    <>
      <Crumb page={page} />
      <Headline page={page} className={cx('mt-4', size)} />
      <p className="mt-6 max-w-[34em] text-lg">{page.hero.intro}</p>
      <Buttons page={page} tone={tone} className="mt-8" />
    </>
  );
}
