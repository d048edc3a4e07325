import type { Exhibit } from '#content/schema/exhibit.ts';

/** What it is, and what to look at. */
export function ExhibitHead({ exhibit }: { exhibit: Pick<Exhibit, 'title' | 'caption'> }) {
  return (
    <div className="grid items-baseline gap-x-14 gap-y-4 lg:grid-cols-12">
      <h3 className="text-4xl lg:col-span-6">{exhibit.title}</h3>
      <p className="max-w-[34em] text-lg lg:col-span-6 xl:col-span-5 xl:col-start-8">{exhibit.caption}</p>
    </div>
  );
}
