import { Badge } from '#app/ui/eyebrow.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { about } from '#content/about.ts';
import { aboutLabels } from '#content/about-labels.ts';

/** Four figures with their method under them, below the floor of the hero’s room. */
export function Stats() {
  const { stats } = about;
  return (
    <Section tone="ink" id={stats.id} labelledBy="figures-title" className="brief pt-9! sm:pt-11!">
      <Container>
        <h2 id="figures-title" className="text-4xl">
          {stats.title}
        </h2>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="max-w-[34em] text-lg text-mist">{stats.lead}</p>
          {stats.sample && <Badge>{aboutLabels.sample}</Badge>}
        </div>
        <dl className="mt-7 grid grid-cols-2 gap-x-5 sm:mt-12 sm:gap-x-10 lg:grid-cols-4">
          {stats.items.map((item) => (
            <div
              key={item.label}
              className="flex flex-col-reverse justify-end border-chalk/25 border-t py-5 sm:py-6 lg:border-t-0 lg:border-l lg:py-1 lg:pl-6"
            >
              <dt>
                <span className="block font-semibold leading-tight">{item.label}</span>
                <span className="mt-1 block max-w-[30em] text-pretty text-mist text-sm sm:mt-2">
                  {item.basis}
                </span>
              </dt>
              <dd className="display figures pb-1 text-4xl sm:pb-2 sm:text-5xl lg:text-3xl xl:text-4xl">
                {item.value}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
