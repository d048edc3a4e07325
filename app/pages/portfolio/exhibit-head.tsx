import type { Exhibit } from '#content/schema/exhibit.ts';

type ExhibitHeadProps = { exhibit: Pick<Exhibit, 'title' | 'caption'>; level?: 2 | 3 };

/** What it is, and what to look at. */
export function ExhibitHead({ exhibit, level = 3 }: ExhibitHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid items-baseline gap-x-14 gap-y-4 lg:grid-cols-12">
      <Heading className="text-4xl lg:col-span-6">{exhibit.title}</Heading>
      <p className="max-w-[34em] text-lg lg:col-span-6 xl:col-span-5 xl:col-start-8">{exhibit.caption}</p>
    </div>
  );
}
