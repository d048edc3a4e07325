import { Band } from '#app/pages/services/band.tsx';
import { basisOf, isPricedLater } from '#app/pages/services/price.ts';
import { PriceHalves } from '#app/pages/services/price-halves.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { CardLink } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import type { ServiceSlug } from '#content/schema/service.ts';
import { services } from '#content/services/all.ts';
import { servicesIndex } from '#content/services/index.ts';
import { serviceLabels } from '#content/services/labels.ts';

/** Every group has one row on a desk: of three the first is large, with the others below each other at its side. */
const rows: Record<number, string> = { 3: 'xl:grid-cols-12 xl:grid-rows-[auto_1fr]', 4: 'xl:grid-cols-4' };
const cards: Record<number, string> = {
  // The words stand beside the picture, in one column.
  2: 'xl:grid-cols-2 xl:grid-rows-[auto_auto_1fr] gap-x-5 xl:grid',
  3: 'xl:col-span-4',
  // They share their lines: picture, name, what it is, what shows first.
  4: 'sm:row-span-4 sm:grid sm:grid-rows-subgrid sm:gap-y-0',
};

/** The nine services with their pictures, times and prices, sorted by what they are for. */
export function Drawers() {
  const { groups } = servicesIndex;
  return (
    <Band id={groups.id}>
      <Container>
        <SectionHead section={groups} shape="split" />
        {groups.list.map((group) => (
          <Group key={group.title} group={group} />
        ))}
        <p className="mt-8 border-ink/15 border-t pt-5 text-ink-soft text-sm sm:mt-12">{groups.note}</p>
      </Container>
    </Band>
  );
}

type GroupProps = { group: (typeof servicesIndex)['groups']['list'][number] };

function Group({ group: { title, text, services: slugs } }: GroupProps) {
  const later = slugs.every((slug) => isPricedLater(services[slug].glance.price));
  return (
    <div className="mt-10 border-ink border-t-2 pt-5 sm:mt-12">
      <div className="grid gap-x-16 gap-y-1 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-baseline">
        <h3 className="text-3xl">{title}</h3>
        <div className="max-w-[34em]">
          <p className="text-balance text-ink-soft">{text}</p>
          {later && <p className="mt-1 font-semibold">{serviceLabels.priceLater}</p>}
        </div>
      </div>
      <ul className={cx('mt-5 gap-x-4 gap-y-8 sm:grid sm:grid-cols-2 lg:gap-x-5', rows[slugs.length])}>
        {slugs.map((slug, index) => (
          <Service key={slug} slug={slug} of={slugs.length} first={index === 0} later={later} />
        ))}
      </ul>
    </div>
  );
}

type ServiceProps = { slug: ServiceSlug; of: number; first: boolean; later: boolean };

/** Name and price on one line where there is room, then what it is, then in small what shows first and what the price is for. */
function Service({ slug, of, first, later }: ServiceProps) {
  const { name, summary, glance } = services[slug];
  const large = of === 3 && first;
  return (
    <li
      className={cx(
        'group/service relative',
        large ? 'sm:col-span-2 xl:col-span-8 xl:row-span-2' : cards[of],
        !first &&
          'max-sm:mt-5 max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4 max-sm:border-ink/15 max-sm:border-t max-sm:pt-5',
      )}
    >
      <div className={cx('self-start overflow-hidden rounded-lg', of === 2 && 'xl:row-span-3')}>
        <div className="transition-transform duration-500 ease-out-soft group-hover/service:scale-[1.03]">
          <ServicePicture slug={slug} large={large} beside={of === 3} first={first} />
        </div>
      </div>
      <div
        className={cx(
          'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5',
          first ? 'mt-4' : 'sm:mt-4',
          of === 2 && 'xl:mt-0',
        )}
      >
        <h4 className={cx('text-xl', large && 'sm:text-3xl', of === 4 && 'lg:max-[90rem]:text-lg')}>
          <CardLink href={`/services/${slug}`} className="underline-offset-4 group-hover/service:underline">
            {name}
          </CardLink>
          <Icon
            name="arrow"
            className="ml-1.5 inline align-[-0.2em] transition-transform group-hover/service:translate-x-1"
          />
        </h4>
        {!later && (
          <p className={cx('flex flex-wrap gap-x-3 gap-y-1', !large && 'sm:w-full')}>
            <PriceHalves
              price={glance.price}
              looks={{
                amount: cx('display block leading-tight', large && 'sm:text-xl'),
                words: 'block text-xs',
                later: 'display',
              }}
            />
          </p>
        )}
      </div>
      <p
        className={cx(
          'mt-2 max-w-[34em] max-sm:text-sm',
          large && 'text-balance sm:text-lg',
          !first && 'max-sm:col-span-2 max-sm:mt-3',
        )}
      >
        {summary}
      </p>
      <p
        className={cx(
          'mt-1.5 text-balance text-ink-soft text-sm max-sm:text-xs',
          !first && 'max-sm:col-span-2',
        )}
      >
        {glance.firstResult}
        {!later && <span className="block">{basisOf(glance.price)}</span>}
      </p>
    </li>
  );
}

/** What is drawn low, for a place beside a large picture. */
const low: readonly ServiceSlug[] = ['web-development', 'ecommerce'];
const onPhones = '(width < 40rem)';

type ServicePictureProps = { slug: ServiceSlug; large: boolean; beside: boolean; first: boolean };

function ServicePicture({ slug, large, beside, first }: ServicePictureProps) {
  const name = large
    ? `service-${slug}`
    : `service-${slug}-${beside && low.includes(slug) ? 'low' : 'glimpse'}`;
  const instead = first ? 'small' : beside ? 'glimpse' : null;
  return (
    <Drawing
      name={name}
      alt=""
      sizes={
        large
          ? '(min-width: 80rem) 61vw, 100vw'
          : `(min-width: 80rem) 30vw, (min-width: 40rem) 50vw, ${first ? '90vw' : '6rem'}`
      }
      {...(instead && { instead: { name: `service-${slug}-${instead}`, media: onPhones } })}
      className="h-auto w-full"
    />
  );
}
