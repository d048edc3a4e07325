import { Band } from '#app/pages/services/band.tsx';
import { isPricedLater } from '#app/pages/services/price.ts';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { StartingPrice } from '#app/pages/services/starting-price.tsx';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { CardLink } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import type { ServiceSlug } from '#content/schema/service.ts';
import { services } from '#content/services/all.ts';
import { servicesIndex } from '#content/services/index.ts';
import { serviceLabels } from '#content/services/labels.ts';

/** Every group is one row of a desk: two stand with their words beside their pictures, where three and four have them below. */
const rows: Record<number, string> = { 2: '', 3: 'lg:grid-cols-3', 4: 'xl:grid-cols-4' };
/** Below each other, cards of a row share their lines: picture, words, time, price. */
const below = 'lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-y-0';
const ruled = 'mt-2 sm:mt-4 sm:border-ink/15 sm:border-t sm:pt-4';
const cards: Record<number, string> = {
  2: 'xl:grid grid-cols-2 gap-x-5',
  // The third has a row of its own on a tablet.
  3: cx(below, 'sm:max-lg:last:col-span-2 sm:max-lg:last:grid sm:max-lg:last:grid-cols-2 gap-x-4'),
  4: below,
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

/** On a phone the first of a group has its picture across, and the others one thing of it, large enough to be read, beside their words. */
function Service({ slug, of, first, later }: ServiceProps) {
  const { name, summary, glance } = services[slug];
  const pair = of === 2;
  return (
    <li
      className={cx(
        'group/service relative',
        !first &&
          'max-sm:mt-5 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_30%] max-sm:gap-x-4 max-sm:border-ink/15 max-sm:border-t max-sm:pt-5',
        cards[of],
      )}
    >
      <div className={cx('self-start overflow-hidden rounded-lg', !first && 'max-sm:order-2')}>
        <div className="transition-transform duration-500 ease-out-soft group-hover/service:scale-[1.03]">
          <Drawing
            name={`service-${slug}-small`}
            alt=""
            sizes={`(min-width: 80rem) 27rem, (min-width: 40rem) 50vw, ${first ? '90vw' : '27vw'}`}
            {...(!first && { instead: { name: `service-${slug}-glimpse`, media: '(width < 40rem)' } })}
            className="h-auto w-full"
          />
        </div>
      </div>
      <div className={cx(pair ? 'xl:contents' : 'lg:contents', !first && 'max-sm:contents')}>
        <div className={first ? 'mt-4' : 'sm:mt-4'}>
          <h4 className="items-center gap-1.5 text-xl sm:flex lg:max-[90rem]:text-lg">
            <CardLink href={`/services/${slug}`} className="underline-offset-4 group-hover/service:underline">
              {name}
            </CardLink>
            <Icon
              name="arrow"
              className="transition-transform group-hover/service:translate-x-1 max-sm:ml-1.5 max-sm:inline max-sm:align-[-0.2em]"
            />
          </h4>
          <p className="mt-1 max-w-[30em] max-sm:text-sm">{summary}</p>
        </div>
        <dl
          className={cx(
            pair ? cx(ruled, 'xl:col-span-2 xl:grid xl:grid-cols-2 xl:gap-x-5') : 'lg:contents',
            !first && 'max-sm:order-3 max-sm:col-span-2',
          )}
        >
          <div className={pair ? undefined : ruled}>
            <dt className="text-ink-soft text-sm max-sm:sr-only">{serviceLabels.firstResult}</dt>
            <dd className="text-balance max-sm:text-ink-soft max-sm:text-sm">{glance.firstResult}</dd>
          </div>
          {!later && (
            <div className={cx('mt-2 sm:mt-3', pair && 'xl:mt-0')}>
              <dt className="text-ink-soft text-sm max-sm:sr-only">{serviceLabels.price}</dt>
              <dd>
                <StartingPrice price={glance.price} soft="text-ink-soft" />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </li>
  );
}
