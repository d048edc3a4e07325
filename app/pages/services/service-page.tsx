import { data } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import NotFoundPage, { meta as notFoundMeta } from '#app/pages/not-found/not-found-page.tsx';
import type { ServiceSlug } from '#content/schema/service.ts';
import { services } from '#content/services/all.ts';
import type { Route } from './+types/service-page.ts';
import { serviceLooks } from './looks.ts';
import { ServiceClosing } from './service-closing.tsx';
import { ServiceHero } from './service-hero.tsx';
import { ServiceSections } from './service-sections.tsx';

function slugOf(value: string): ServiceSlug | null {
  return Object.hasOwn(services, value) ? (value as ServiceSlug) : null;
}

export function loader({ params }: Route.LoaderArgs) {
  const slug = slugOf(params.slug);
  return data({ slug }, { status: slug ? 200 : 404 });
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
      <ServiceHero page={page} look={look.hero} />
      <ServiceSections sections={page.sections} looks={look.sections} />
      <ServiceClosing page={page} tone={look.closing} />
    </>
  );
}
