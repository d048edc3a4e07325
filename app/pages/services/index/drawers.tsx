import { Band } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { CardLink } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import type { ServiceSlug } from '#content/schema/service.ts';
import { services } from '#content/services/all.ts';
import { servicesIndex } from '#content/services/index.ts';

/** How many stand side by side on wide screens, by the number in the drawer. */
const columns: Record<number, string> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

/** The nine services with their pictures, sorted by what they are for. */
export function Drawers() {
  const { groups } = servicesIndex;
  return (
    <Band id={groups.id}>
      <Container>
        <SectionHead section={groups} />
        {groups.list.map((group) => (
          <div
            key={group.title}
            className="mt-10 grid gap-x-12 gap-y-6 border-ink border-t-2 pt-6 sm:mt-14 lg:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <div>
              <h3 className="text-3xl">{group.title}</h3>
              <p className="mt-2 max-w-[34em] text-ink-soft">{group.text}</p>
            </div>
            <ul className={cx('grid gap-x-5 gap-y-8', columns[group.services.length] ?? columns[3])}>
              {group.services.map((slug) => (
                <Service key={slug} slug={slug} small={group.services.length > 3} />
              ))}
            </ul>
          </div>
        ))}
      </Container>
    </Band>
  );
}

function Service({ slug, small }: { slug: ServiceSlug; small: boolean }) {
  const service = services[slug];
  return (
    <li className="group/service relative grid-cols-[8.5rem_minmax(0,1fr)] items-start gap-x-4 max-sm:grid">
      <div className="overflow-hidden rounded-md sm:rounded-lg">
        <div className="transition-transform duration-500 ease-out-soft group-hover/service:scale-[1.03]">
          <Drawing
            name={`service-${slug}-small`}
            alt=""
            sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 8.5rem"
            className="h-auto w-full"
          />
        </div>
      </div>
      <div>
        <h4 className={cx('text-xl sm:mt-4', small && 'lg:text-lg')}>
          <CardLink href={`/services/${slug}`} className="underline-offset-4 group-hover/service:underline">
            {service.name}
          </CardLink>
        </h4>
        <p className="mt-1 text-sm">{service.summary}</p>
      </div>
    </li>
  );
}
