import { Drawing } from '#app/pages/shared/drawing.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { RisingLine } from '#app/ui/rising-line.tsx';
import { home } from '#content/home.ts';

/** Through the dots of the steps (home.css), each 100 wide; it goes on beyond the window's edge, where the band cuts it. */
const line = [
  [0, 144],
  [100, 104],
  [200, 24],
  [300, -96],
  [400, -256],
] as const;

/** What each step leaves behind. */
const papers = ['first-figure', 'plan-of-months', 'month-report'] as const;

/** The three steps along one line that rises: across the band on wide screens, down the side on phones. */
export function Approach() {
  const { title, intro, steps } = home.approach;
  return (
    <Section tone="ink" labelledBy="approach-title" className="overflow-hidden lg:py-24!">
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
            height={144}
            stretch
            end={false}
            className="absolute top-0 left-[7px] hidden h-36 w-[calc(100%+1.25rem)] lg:block"
          />
          <ol className="steps">
            {steps.map((step, index) => (
              <li key={step.number}>
                <div>
                  <p aria-hidden="true" className="display figures text-lg text-spray lg:mt-7">
                    {step.number}
                  </p>
                  <h3 className="mt-1 text-2xl">{step.title}</h3>
                </div>
                <div>
                  <p className="mt-3 max-w-[21em] text-mist">{step.text}</p>
                  <p className="mt-5 font-semibold text-sm">{step.result}</p>
                  {papers[index] && <Drawing name={papers[index]} alt="" sizes="384px" />}
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </Section>
  );
}
