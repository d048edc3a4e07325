import { cx } from '#app/ui/cx.ts';
import { Container, Section } from '#app/ui/layout.tsx';
import { FirstFew } from '#app/ui/phone-fold.tsx';
import { about } from '#content/about.ts';
import { aboutLabels } from '#content/about-labels.ts';
import { say } from '#content/say.ts';

type Value = (typeof about.values)['items'][number];

/** How many stand open on a phone: those beside the heading on a desk. */
const open = 2;

/** The values three to a row, the heading in the place of the first; each with its price torn off at the foot. */
export function Values() {
  const { values } = about;
  return (
    <Section id={values.id} labelledBy="values-title" className="brief">
      <Container>
        <FirstFew
          items={values.items}
          open={open}
          label={(rest) => say('{count} more values', { count: rest.length })}
          className="max-md:mt-5 max-md:border-ink/15 max-md:border-y"
        >
          {(some, from) =>
            from === 0 ? (
              <div className="grid gap-x-5 gap-y-8 xl:grid-cols-3">
                <div>
                  <h2 id="values-title" className="text-4xl">
                    {values.title}
                  </h2>
                  <p className="mt-4 max-w-[34em] text-ink-soft text-lg">{values.lead}</p>
                </div>
                <Cards values={some} className="xl:col-span-2" />
              </div>
            ) : (
              <Cards values={some} className="md:mt-4 lg:mt-5 xl:grid-cols-3" />
            )
          }
        </FirstFew>
      </Container>
    </Section>
  );
}

type CardsProps = { values: readonly Value[]; className: string };

function Cards({ values, className }: CardsProps) {
  return (
    <ul aria-labelledby="values-title" className={cx('grid gap-4 md:grid-cols-2 lg:gap-5', className)}>
      {values.map((value) => (
        <li
          key={value.title}
          className="rounded-xl bg-mist md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-0 md:max-xl:nth-3:col-span-2"
        >
          <div className="p-5 sm:p-6">
            <h3 className="text-2xl">{value.title}</h3>
            <p className="mt-2 max-w-[34em]">{value.text}</p>
          </div>
          <div className="mx-5 border-ink/40 border-t-2 border-dashed py-4 sm:mx-6 sm:py-5">
            <p className="text-ink-soft text-sm">{aboutLabels.cost}</p>
            <p className="mt-0.5 max-w-[34em] text-balance font-semibold">{value.cost}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
