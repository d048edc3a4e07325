import { Band } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { CardLink } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import type { ServiceSlug } from '#content/schema/service.ts';
import { services } from '#content/services/all.ts';
import { servicesIndex } from '#content/services/index.ts';

/** Words take a quarter of the row and the group's services share the rest, so that no row has a hole; four have one to themselves. */
const rows: Record<number, string> = {
  1: 'xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]',
  2: 'xl:grid-cols-8 xl:[&>ul>li]:col-span-3',
};
const four = 'xl:grid-cols-4';

/** The nine services with their pictures, sorted by what they are for. */
export function Drawers() {
  const { groups } = servicesIndex;
  return (
    <Band id={groups.id}>
      <Container>
        <SectionHead section={groups} />
        {groups.list.map(({ title, text, services: slugs }) => (
          <div
            key={title}
            className={cx(
              'mt-10 gap-x-5 gap-y-8 border-ink border-t-2 pt-6 sm:mt-14 sm:grid sm:grid-cols-2',
              rows[slugs.length] ?? four,
            )}
          >
            <div
              className={cx(
                slugs.length % 2 === 0 && 'sm:col-span-2',
                slugs.length > 3 && 'sm:grid sm:grid-cols-subgrid sm:items-baseline xl:col-span-4',
                slugs.length === 2 && 'xl:col-span-2',
              )}
            >
              <h3 className="text-3xl">{title}</h3>
              <p className="mt-2 max-w-[34em] text-ink-soft xl:col-span-3 xl:max-w-[24em]">{text}</p>
            </div>
            <ul className="gap-x-4 max-sm:mt-5 max-sm:rail sm:contents">
              {slugs.map((slug) => (
                <Service key={slug} slug={slug} width={slugs.length > 2 ? 20 : 27} />
              ))}
            </ul>
          </div>
        ))}
      </Container>
    </Band>
  );
}

/** @param width of its picture where the page is wide, in rem */
function Service({ slug, width }: { slug: ServiceSlug; width: number }) {
  const service = services[slug];
  return (
    <li className="group/service relative">
      <div className="overflow-hidden rounded-lg">
        <div className="transition-transform duration-500 ease-out-soft group-hover/service:scale-[1.03]">
          <Drawing
            name={`service-${slug}-small`}
            alt=""
            sizes={`(min-width: 80rem) ${width}rem, (min-width: 40rem) 50vw, min(82vw, 21rem)`}
            className="h-auto w-full"
          />
        </div>
      </div>
      <h4 className="mt-4 text-xl xl:max-[90rem]:text-lg">
        <CardLink href={`/services/${slug}`} className="underline-offset-4 group-hover/service:underline">
          {service.name}
        </CardLink>
      </h4>
      <p className="mt-1 text-sm">{service.summary}</p>
    </li>
  );
}
