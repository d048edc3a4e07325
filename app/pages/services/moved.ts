import { redirect } from 'react-router';
import type { Route } from './+types/moved.ts';

const newAddress: Record<string, string> = {
  '/services/seo': '/services/seo-geo',
  '/services/social-media-management': '/services/social-media-marketing',
  '/services/ad-services': '/services/ppc-advertising',
};

/** Permanent redirects from old service addresses; the query goes along. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  throw redirect(`${newAddress[pathname.replace(/\/$/, '')] ?? '/services'}${search}`, 301);
}
