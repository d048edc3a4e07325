import { TideNow } from '#app/shell/tide-now.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import type { ServicePage } from '#content/schema/service.ts';
import { isDark, toneClass } from './band.tsx';
import type { HeroLook } from './looks.ts';
import { Buttons, Crumb, Facts, Figure, Headline, type PartProps, Words } from './service-hero-parts.tsx';

type HeroProps = { page: ServicePage; look: HeroLook };

/** The top of a service page in one of five arrangements. */
export function ServiceHero({ page, look }: HeroProps) {
  const Layout = layouts[look.layout];
  return (
    <section aria-labelledby="hero-title" className={cx('brief relative', toneClass(look.tone))}>
      <Layout page={page} tone={look.tone} joined={look.joined} />
    </section>
  );
}

const half = '(min-width: 64rem) 40rem, 100vw';

/** From edge to edge where the screen is small. */
const wideOnPhones = 'max-sm:-mx-gutter sm:rounded-xl';

/** Text and facts left; the figure right, from the headline's top on a wide screen to where the facts end. */
function Beside({ page, tone, joined }: PartProps & { joined?: true | undefined }) {
  return (
    <Container
      className={cx(
        'grid gap-x-16 gap-y-9 pt-8 sm:pt-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr]',
        joined ? 'pb-2 lg:pb-0' : 'pb-section lg:pb-20',
      )}
    >
      <div>
        <Words page={page} tone={tone} />
      </div>
      <Figure
        page={page}
        sizes={half}
        className={cx(wideOnPhones, 'lg:row-span-2 lg:self-end', isDark(tone) && 'sm:shadow-float')}
      />
      <Facts page={page} className="lg:self-end" />
    </Container>
  );
}

function Flip({ page, tone }: PartProps) {
  return (
    <Container className="grid gap-x-16 gap-y-12 pt-8 pb-section sm:pt-12 lg:grid-cols-2 lg:pb-20 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="lg:col-start-2 lg:row-start-1">
        <Words page={page} tone={tone} />
      </div>
      <div className="lg:col-start-1 lg:row-start-1">
        <Figure page={page} sizes={half} className={wideOnPhones} />
        <Facts page={page} className="mt-8" />
      </div>
    </Container>
  );
}

/** The figure lies against the header and the right edge of the window, the facts below it. */
function Edge({ page, tone }: PartProps) {
  return (
    <div
      className={cx(
        'lg:grid lg:grid-cols-[minmax(0,49fr)_minmax(0,51fr)]',
        isDark(tone) ? 'pb-12 lg:pb-16' : 'pb-4',
      )}
    >
      <div className="flex flex-col justify-center px-gutter pt-8 pb-10 sm:pt-12 lg:py-12 lg:pr-8 lg:pl-[max(var(--spacing-gutter),calc((100vw-var(--container-page))/2+var(--spacing-gutter)))]">
        <Words page={page} tone={tone} />
      </div>
      <div className="lg:w-full lg:max-w-[60rem] lg:justify-self-end">
        <div className="overflow-hidden lg:rounded-bl-xl">
          <Figure page={page} sizes="(min-width: 109rem) 60rem, (min-width: 64rem) 55vw, 100vw" />
        </div>
        <Facts
          page={page}
          className="px-gutter pt-9 sm:max-w-[52rem] lg:pl-8 lg:max-xl:gap-x-4 lg:[&_dd]:text-xl"
        />
      </div>
    </div>
  );
}

/** As on the home page: the figure stands across the water line; the next band goes on in the dark. */
function Sunk({ page, tone }: PartProps) {
  return (
    <>
      <Container className="relative z-10 grid items-end gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="pt-8 sm:pt-12 lg:pb-4">
          <Words page={page} tone={tone} size="text-6xl" />
        </div>
        <div className="-mb-16 lg:-mb-14">
          <Figure
            page={page}
            sizes="(min-width: 82rem) 50rem, (min-width: 64rem) 58vw, 100vw"
            className="rounded-xl shadow-float"
          />
        </div>
      </Container>
      <TideLines water className="-mb-px h-20 w-full text-tide sm:h-28" />
      <div className="on-ink bg-ink text-chalk">
        <Container className="grid gap-x-16 gap-y-8 pt-16 pb-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-8">
          <TideNow on="water" />
          <Facts page={page} />
        </Container>
      </div>
    </>
  );
}

/** The PPC page's own: a desk across the page, the offer as a slip that lies on its edge, whole in the first view. */
function Desk({ page, tone }: PartProps) {
  return (
    <Container className="pt-8 pb-section sm:max-lg:pt-12">
      <Crumb page={page} />
      <Headline page={page} className="mt-4 max-w-[12.5em] text-5xl" />
      <div className="flex flex-col lg:grid lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="relative z-10 mt-8 rounded-xl bg-foam p-6 shadow-float sm:p-8 lg:col-span-4 lg:col-start-1 lg:row-start-1 lg:mt-12 lg:self-start">
          <p className="text-balance text-lg">{page.hero.intro}</p>
          <Buttons page={page} tone={tone} className="mt-6 lg:flex-col" />
        </div>
        <Figure
          page={page}
          sizes="(min-width: 82rem) 68rem, (min-width: 64rem) 75vw, 100vw"
          className="mt-6 max-sm:-mx-gutter sm:rounded-xl lg:col-span-9 lg:col-start-4 lg:row-span-2 lg:row-start-1 lg:ml-12"
        />
        <Facts
          page={page}
          className="mt-8 lg:col-span-3 lg:col-start-1 lg:self-start xl:flex-col xl:flex-nowrap"
        />
      </div>
    </Container>
  );
}

const layouts = { beside: Beside, flip: Flip, edge: Edge, sunk: Sunk, desk: Desk };
