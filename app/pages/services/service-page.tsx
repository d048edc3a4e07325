import { data } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import NotFoundPage, { meta as notFoundMeta } from '#app/pages/not-found/not-found-page.tsx';
import { loadOfferLine } from '#app/pages/shared/load-offer-line.ts';
import { OfferLine } from '#app/pages/shared/offer-line.tsx';
import type { ServiceSlug } from '#content/schema/service.ts';
import { services } from '#content/services/all.ts';
import type { Route } from './+types/service-page.ts';
import { askedOf } from './asked.server.ts';
import { serviceLooks } from './looks.ts';
import { ServiceAsked } from './service-asked.tsx';
import { ServiceClosing } from './service-closing.tsx';
import { ServiceHero } from './service-hero.tsx';
import { ServiceSections } from './service-sections.tsx';

function slugOf(value: string): ServiceSlug | null {
  return Object.hasOwn(services, value) ? (value as ServiceSlug) : null;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = slugOf(params.slug);
  const offer = slug && (await loadOfferLine(context));
  return data({ slug, offer, asked: slug && askedOf(slug) }, { status: slug ? 200 : 404 });
}

export const action = loader;

export function meta(args: Route.MetaArgs) {
  const slug = slugOf(args.params.slug);
  return slug ? pageMeta(`/services/${slug}`) : notFoundMeta(args as never);
}

/** One service: its content decides which sections come in which order, its look how each is drawn. */
export default function ServicePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.slug) return <NotFoundPage />;
  const page = services[loaderData.slug];
  const look = serviceLooks[loaderData.slug];
  return (
    <>
      <OfferLine view={loaderData.offer} />
      <ServiceHero page={page} look={look.hero} />
      <ServiceSections page={page} looks={look.sections} />
      {loaderData.asked && <ServiceAsked asked={loaderData.asked} tone={look.asked} />}
      <ServiceClosing page={page} look={look.closing} />
    </>
  );
}
