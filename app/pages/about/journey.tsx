import { cx } from '#app/ui/cx.ts';
import { Container, Section } from '#app/ui/layout.tsx';
import { RisingLine } from '#app/ui/rising-line.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { about } from '#content/about.ts';

/**
 * The chart from 80 rem on: the year's point as x in thousandths of the width and y in px, and the same as classes.
 * Even years hang below the line; odd ones stand above it on a stalk, out of the way of the line that rises.
 */
const points = [
  [0, 740],
  [126, 684],
  [253, 622],
  [380, 556],
  [506, 488],
  [633, 418],
  [760, 346],
  [1000, 196],
] as const;
const places = [
  'xl:left-0 xl:top-[740px]',
  'xl:left-[12.6%] xl:bottom-[276px]',
  'xl:left-[25.3%] xl:top-[622px]',
  'xl:left-[38%] xl:bottom-[404px]',
  'xl:left-[50.6%] xl:top-[488px]',
  'xl:left-[63.3%] xl:bottom-[542px]',
  'xl:left-[76%] xl:top-[346px]',
];
/** Below 80 rem each year stands a step higher than the one before. */
const steps = ['max-xl:mt-18', 'max-xl:mt-15', 'max-xl:mt-12', 'max-xl:mt-9', 'max-xl:mt-6', 'max-xl:mt-3'];
const above =
  'xl:pb-[9.75rem] xl:before:absolute xl:before:bottom-2 xl:before:left-0 xl:before:h-[8.75rem] xl:before:w-px xl:before:bg-current/40';
const below = 'xl:pt-7';

/** The years along one line that rises; on narrower screens it is pushed along, on paper it is a list (journey.css). */
export function Journey() {
  const { journey } = about;
  return (
    <Section tone="ink" id={journey.id} labelledBy="journey-title" className="overflow-clip">
      <TideLines className="absolute inset-x-0 bottom-0 hidden h-72 w-full text-spray/45 xl:block" />
      <Container className="relative">
        <div className="relative xl:h-[960px]">
          <div className="xl:w-[42%]">
            <h2 id="journey-title" className="text-5xl">
              {journey.title}
            </h2>
            <p className="mt-5 max-w-[26em] text-lg text-mist">{journey.lead}</p>
          </div>
          <RisingLine
            points={points}
            width={1000}
            height={960}
            stretch
            end={false}
            stroke={4}
            className="absolute inset-0 hidden size-full xl:block"
          />
          <section
            aria-label={journey.lead}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: below 80 rem it scrolls, and must take the keyboard
            tabIndex={0}
            className="max-xl:rail"
          >
            <ol className="years max-xl:flex max-xl:w-max!">
              {journey.events.map((event, index) => (
                <li
                  key={event.year}
                  className={cx(
                    'relative max-xl:w-60 max-xl:snap-start max-xl:scroll-ml-gutter max-xl:pr-7 xl:absolute xl:w-[23%] xl:last:w-[24%]',
                    // From dot to dot: 15 rem to the right, three quarters up.
                    'max-xl:before:absolute max-xl:before:top-[7px] max-xl:before:left-2 max-xl:before:h-[3px] max-xl:before:w-[15.02rem] max-xl:before:origin-left max-xl:before:rotate-[-2.86deg] max-xl:before:bg-beacon max-xl:last:before:hidden',
                    steps[index],
                    index % 2 === 0 ? below : above,
                    places[index],
                  )}
                >
                  <span
                    aria-hidden="true"
                    className={cx(
                      'absolute top-0 left-0 size-[17px] rounded-pill bg-beacon ring-(--background-color-ink) ring-8 xl:-left-[9px]',
                      index % 2 === 0 ? 'xl:-top-[9px]' : 'xl:top-auto xl:-bottom-[9px]',
                    )}
                  />
                  <div className={cx('max-xl:pt-8', index % 2 !== 0 && 'xl:pl-4')}>
                    <p className="display figures text-4xl text-spray">{event.year}</p>
                    <h3 className="mt-1 text-xl">{event.title}</h3>
                    <p className="mt-1.5 max-w-[34em] text-mist xl:text-sm">{event.text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </Container>
    </Section>
  );
}
