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

/** Every group is one row of a desk: two stand with their words beside their pictures, where four have them below. */
const rows: Record<number, string> = { 2: '', 3: 'xl:grid-cols-3', 4: 'xl:grid-cols-4' };
/** Beside its picture, as wide as one of four: both of two, and the third of three where two stand beside each other. */
const beside = 'grid-cols-2 items-start gap-x-5';
const besides: Record<number, string> = {
  2: cx('xl:grid', beside),
  3: cx('sm:max-xl:last:col-span-2 sm:max-xl:last:grid', beside),
};

/** The nine services with their pictures, sorted by what they are for. */
export function Drawers() {
  const { groups } = servicesIndex;
  return (
    <Band id={groups.id}>
      <Container>
        <SectionHead section={groups} />
        {groups.list.map(({ title, text, services: slugs }) => (
          <div key={title} className="mt-10 border-ink border-t-2 pt-5 sm:mt-12">
            <div className="grid gap-x-16 gap-y-1 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-baseline">
              <h3 className="text-3xl">{title}</h3>
              <p className="max-w-[34em] text-ink-soft">{text}</p>
            </div>
            <ul
              className={cx(
                'mt-5 gap-x-4 gap-y-8 max-sm:rail sm:grid sm:grid-cols-2 lg:gap-x-5',
                rows[slugs.length],
              )}
            >
              {slugs.map((slug) => (
                <Service key={slug} slug={slug} of={slugs.length} />
              ))}
            </ul>
          </div>
        ))}
      </Container>
    </Band>
  );
}

function Service({ slug, of }: { slug: ServiceSlug; of: number }) {
  const service = services[slug];
  return (
    <li className={cx('group/service relative', besides[of])}>
      <div className="overflow-hidden rounded-lg">
        <div className="transition-transform duration-500 ease-out-soft group-hover/service:scale-[1.03]">
          <Drawing
            name={`service-${slug}-small`}
            alt=""
            sizes="(min-width: 80rem) 27rem, (min-width: 40rem) 50vw, min(82vw, 21rem)"
            className="h-auto w-full"
          />
        </div>
      </div>
      <div>
        <h4 className="mt-4 flex items-center gap-1.5 text-xl xl:max-[90rem]:text-lg">
          <CardLink href={`/services/${slug}`} className="underline-offset-4 group-hover/service:underline">
            {service.name}
          </CardLink>
          <Icon name="arrow" className="transition-transform group-hover/service:translate-x-1" />
        </h4>
        <p className="mt-1 max-w-[30em]">{service.summary}</p>
      </div>
    </li>
  );
}
