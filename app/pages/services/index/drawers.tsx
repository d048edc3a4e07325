import { Band } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { CardLink } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import type { ServiceSlug } from '#content/schema/service.ts';
import { services } from '#content/services/all.ts';
import { servicesIndex } from '#content/services/index.ts';

/** Quarters of the page: a service has one in every group, and its words the first, or a row of their own. */
const words = (count: number) =>
  cx(
    count % 2 === 0 && (count > 2 ? 'sm:col-span-2 xl:col-span-4' : 'sm:max-xl:col-span-2'),
    count < 4 && 'xl:[&>p]:max-w-[16em]',
  );

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
            className="mt-10 gap-x-4 gap-y-8 border-ink border-t-2 pt-6 sm:mt-14 sm:grid sm:grid-cols-2 xl:grid-cols-4"
          >
            <div className={words(slugs.length)}>
              <h3 className="text-3xl">{title}</h3>
              <p className="mt-2 max-w-[34em] text-balance text-ink-soft">{text}</p>
            </div>
            <ul className="gap-x-4 max-sm:mt-5 max-sm:rail sm:contents">
              {slugs.map((slug) => (
                <Service key={slug} slug={slug} />
              ))}
            </ul>
          </div>
        ))}
      </Container>
    </Band>
  );
}

function Service({ slug }: { slug: ServiceSlug }) {
  const service = services[slug];
  return (
    <li className="group/service relative">
      <div className="overflow-hidden rounded-lg">
        <div className="transition-transform duration-500 ease-out-soft group-hover/service:scale-[1.03]">
          <Drawing
            name={`service-${slug}-small`}
            alt=""
            sizes="(min-width: 80rem) 20rem, (min-width: 40rem) 50vw, min(82vw, 21rem)"
            className="h-auto w-full"
          />
        </div>
      </div>
      <h4 className="mt-4 flex items-center gap-1.5 text-xl xl:max-[90rem]:text-lg">
        <CardLink href={`/services/${slug}`} className="underline-offset-4 group-hover/service:underline">
          {service.name}
        </CardLink>
        <Icon name="arrow" className="transition-transform group-hover/service:translate-x-1" />
      </h4>
      <p className="mt-1 max-w-[30em]">{service.summary}</p>
    </li>
  );
}
