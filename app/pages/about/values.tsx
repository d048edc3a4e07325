import { Container, Section } from '#app/ui/layout.tsx';
import { about } from '#content/about.ts';
import { aboutLabels } from '#content/about-labels.ts';
import { SplitHead } from './split-head.tsx';

/** The values in one row, pushed along where it does not fit, each with its price torn off at the foot. */
export function Values() {
  const { values } = about;
  return (
    <Section id={values.id} labelledBy="values-title">
      <Container>
        <SplitHead id="values-title" section={values} className="text-4xl" />
        <ul
          aria-labelledby="values-title"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: below 80 rem it scrolls, and must take the keyboard
          tabIndex={0}
          className="mt-10 gap-4 max-xl:rail sm:mt-14 xl:grid xl:auto-cols-fr xl:grid-flow-col xl:gap-y-0"
        >
          {values.items.map((item) => (
            <li
              key={item.title}
              className="flex flex-col rounded-xl bg-mist xl:row-span-2 xl:grid xl:grid-rows-subgrid"
            >
              <div className="grow p-6">
                <h3 className="text-2xl">{item.title}</h3>
                <p className="mt-3">{item.text}</p>
              </div>
              <div className="mx-6 border-ink/40 border-t-2 border-dashed py-5">
                <p className="text-ink-soft text-sm">{aboutLabels.cost}</p>
                <p className="mt-0.5 font-semibold">{item.cost}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
