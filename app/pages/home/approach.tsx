import { cx } from '#app/ui/cx.ts';
import { Container, Section } from '#app/ui/layout.tsx';
import { RisingLine } from '#app/ui/rising-line.tsx';
import { home } from '#content/home.ts';

/** Each step stands a little higher than the one before, and all are seen together; the line runs through their dots. */
const heights = ['lg:mt-36', 'lg:mt-20', 'lg:mt-0'];
const line = [
  [0, 152],
  [100, 88],
  [200, 8],
  [300, -80],
] as const;

/** The three steps along one line that rises: across the band on wide screens, down the side on phones. */
export function Approach() {
  const { title, intro, steps } = home.approach;
  return (
    <Section tone="ink" labelledBy="approach-title" className="overflow-hidden lg:pb-24!">
      <Container>
        <div className="lg:w-2/3">
          <h2 id="approach-title" className="text-5xl">
            {title}
          </h2>
          <p className="mt-5 max-w-[30em] text-lg text-mist">{intro}</p>
        </div>
        <div className="relative mt-12 lg:mt-6">
          <RisingLine
            points={line}
            width={300}
            height={152}
            stretch
            end={false}
            className="absolute top-0 left-[7px] hidden h-[9.5rem] w-full lg:block"
          />
          <ol className="relative grid lg:grid-cols-3">
            {steps.map((step, index) => (
              <li
                key={step.number}
                className={cx(
                  'relative pb-12 pl-9 last:pb-0 lg:pr-12 lg:pb-0 lg:pl-0',
                  'before:absolute before:top-4 before:bottom-[-1rem] before:left-[6px] before:w-[3px] before:bg-beacon last:before:hidden lg:before:hidden',
                  heights[index],
                )}
              >
                <span
                  aria-hidden="true"
                  className="absolute top-2.5 left-0 size-4 rounded-pill bg-beacon ring-(--background-color-ink) ring-8 lg:static lg:block lg:ring-[6px]"
                />
                <p aria-hidden="true" className="display figures text-lg text-spray lg:mt-7">
                  {step.number}
                </p>
                <h3 className="mt-1 text-2xl">{step.title}</h3>
                <p className="mt-3 max-w-[26em] text-mist">{step.text}</p>
                <p className="mt-5 font-semibold text-sm">{step.result}</p>
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </Section>
  );
}
