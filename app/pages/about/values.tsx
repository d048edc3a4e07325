import { Container, Section } from '#app/ui/layout.tsx';
import { FirstFew } from '#app/ui/phone-fold.tsx';
import { about } from '#content/about.ts';
import { aboutLabels } from '#content/about-labels.ts';
import { say } from '#content/say.ts';

type Value = (typeof about.values)['items'][number];

/** How many stand open on a phone. */
const open = 3;
const columns = 'md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,11fr)_minmax(0,9fr)] md:gap-x-10 lg:gap-x-14';

/** The values as an account: what we hold to, what that means, and what it costs. */
export function Values() {
  const { values } = about;
  return (
    <Section id={values.id} labelledBy="values-title" className="brief">
      <Container>
        <h2 id="values-title" className="text-4xl">
          {values.title}
        </h2>
        <div className={`mt-4 items-end ${columns}`}>
          <p className="max-w-[34em] text-balance text-ink-soft text-lg md:col-span-2">{values.lead}</p>
          <p aria-hidden="true" className="font-semibold max-md:hidden">
            {aboutLabels.cost}
          </p>
        </div>
        <div className="mt-5 border-ink border-t-2 md:mt-2 md:border-b-4 md:border-double">
          <FirstFew
            items={values.items}
            open={open}
            label={(rest) => say('{count} more values', { count: rest.length })}
            className="max-md:border-ink/15 max-md:border-y"
          >
            {(some) => <Rows values={some} />}
          </FirstFew>
        </div>
      </Container>
    </Section>
  );
}

function Rows({ values }: { values: readonly Value[] }) {
  return (
    <ul aria-labelledby="values-title">
      {values.map((value) => (
        <li
          key={value.title}
          className={`border-ink/15 not-last:border-b py-5 md:border-b md:items-baseline ${columns}`}
        >
          <h3 className="text-2xl">{value.title}</h3>
          <p className="max-w-[34em] max-md:mt-2">{value.text}</p>
          <p className="display text-balance leading-snug rounded-md bg-sand px-4 py-3 text-lg max-md:mt-2 md:bg-transparent md:p-0">
            <span className="block font-normal font-sans text-ink-soft text-sm tracking-normal md:sr-only">
              {aboutLabels.cost}
            </span>{' '}
            {value.cost}
          </p>
        </li>
      ))}
    </ul>
  );
}
