import { StudyPicture, standsBehind, standsFree } from '#app/pages/shared/study-picture.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import type { CaseStudy } from '#content/schema/case-study.ts';
import { HeroFacts, HeroTitle, Visit } from './hero-words.tsx';
import { sceneClass } from './scene-class.ts';

type HeroProps = { study: CaseStudy };

/** From the column of the page to the edge of the window. */
const toTheEdge =
  'sm:-mr-gutter lg:-mr-[max(var(--spacing-gutter),calc(50vw-var(--container-page)/2+var(--spacing-gutter)))]';

/** Name and promise, with the first picture where the study wants it. */
export function CaseHero({ study }: HeroProps) {
  return standsBehind(study) ? <HeroBefore study={study} /> : <HeroBeside study={study} />;
}

/**
 * Name and promise on the study's own colour. Beside them, from the line of the way back down, its website and a phone
 * stand free and go on beyond the window; where it is a photograph, the picture is a plate, and on phones, where it
 * follows the promise.
 */
function HeroBeside({ study }: HeroProps) {
  const free = standsFree(study);
  return (
    <header className="relative text-(--on-case) [--focus:var(--on-case)]">
      <div
        aria-hidden="true"
        className={cx('absolute inset-x-0 top-0 bottom-0 bg-(--case)', !free && 'sm:bottom-28')}
      />
      <Container className="relative grid gap-x-10 pt-4 max-sm:pb-8 sm:gap-y-8 sm:pt-5 lg:gap-y-12 lg:pt-9 lg:grid-cols-12">
        <div
          className={cx(
            'words-beside flex-col items-start max-sm:contents sm:flex sm:max-lg:grid sm:max-lg:grid-cols-[1fr_auto] lg:col-span-5',
            free ? 'lg:pb-12' : 'lg:pb-36',
          )}
        >
          <HeroTitle study={study} />
          <HeroFacts
            study={study}
            className="mt-6 max-sm:order-2 sm:max-lg:col-span-2 sm:max-lg:row-start-4"
          />
          <Visit
            study={study}
            className="mt-6 max-sm:order-2 max-sm:justify-self-start sm:max-lg:col-start-2 sm:max-lg:row-start-3 sm:max-lg:self-end"
          />
        </div>
        <div
          className={cx(
            'max-sm:order-1 max-sm:mt-6 lg:col-span-7',
            free && 'lg:mt-3',
            free && study.url !== '/' && toTheEdge,
          )}
        >
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

/**
 * What the client makes from edge to edge, name and promise in its dark sky. Phones are too narrow for both: there they
 * stand above it, and its sky comes out of the study's colour.
 */
function HeroBefore({ study }: HeroProps) {
  return (
    <header className="relative bg-(--case) text-(--on-case) [--focus:var(--on-case)]">
      <Container className="flex flex-col sm:max-lg:grid lg:min-h-[clamp(40rem,48vw,52rem)] lg:pb-12">
        <div className="scene-words relative z-10 flex flex-col items-start pt-4 sm:max-lg:[grid-area:1/1] sm:pt-5 lg:grow lg:pt-9">
          <HeroTitle study={study} />
        </div>
        <div className="-mx-gutter sm:max-lg:[grid-area:1/1] lg:absolute lg:inset-0 lg:mx-0">
          <StudyPicture
            study={study}
            behind
            sizes="(min-width: 80rem) 100vw, (min-width: 40rem) 80rem, 100vw"
            priority
            className={cx(
              'behind-words fade-in aspect-[400/470] w-full object-cover object-right-bottom sm:aspect-auto sm:h-[46rem] lg:h-full [--fade:300ms]',
              sceneClass(study.id),
            )}
          />
        </div>
        <div className="scene-facts relative z-10 flex flex-col items-start py-6 sm:max-lg:flex-row sm:max-lg:items-end sm:max-lg:gap-10 lg:grow lg:py-0">
          <HeroFacts study={study} className="lg:max-xl:max-w-xs" />
          <Visit study={study} className="max-sm:mt-6 sm:max-lg:shrink-0" />
        </div>
      </Container>
    </header>
  );
}
