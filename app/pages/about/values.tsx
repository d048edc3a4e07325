import { cx } from '#app/ui/cx.ts';
import { Container, Section } from '#app/ui/layout.tsx';
import { about } from '#content/about.ts';
import { aboutLabels } from '#content/about-labels.ts';
import { SplitHead } from './split-head.tsx';

/** Two wide, then three: the values, each with its price torn off at the foot. */
export function Values() {
  const { values } = about;
  return (
    <Section id={values.id} labelledBy="values-title">
      <Container>
        <SplitHead id="values-title" section={values} className="text-4xl" />
        <ul className="mt-10 grid gap-4 sm:mt-14 md:grid-cols-2 lg:grid-cols-6 lg:gap-5">
          {values.items.map((item, index) => (
            <li
              key={item.title}
              className={cx(
                'row-span-2 grid grid-rows-subgrid gap-y-0 rounded-xl md:max-lg:last:col-span-2',
                index < 2 ? 'bg-mist lg:col-span-3' : 'bg-foam shadow-line lg:col-span-2',
              )}
            >
              <div className="p-6 sm:p-8">
                <h3 className={index < 2 ? 'text-3xl' : 'text-2xl'}>{item.title}</h3>
                <p className="mt-3 max-w-[32em]">{item.text}</p>
              </div>
              <div className="mx-6 border-ink/40 border-t-2 border-dashed py-5 sm:mx-8">
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
