import { servicesContext, siteContext } from '#app/context.ts';
import { releaseOf } from '#server/content/documents/release-of.ts';
import { findPreview } from '#server/content/previews/preview-links.ts';
import type { Route } from './+types/draft-page.ts';
import { nothingSent, showDraft } from './show-draft.tsx';

/** A page of the draft that a link was made for: whoever has the link sees it, without an account. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const preview = await findPreview(services, params.token);
  return showDraft({
    release: await releaseOf(services.db.query, preview.documents),
    path: `/${params['*'] ?? ''}${new URL(request.url).search}`,
    prefix: `/draft/${params.token}`,
    site: context.get(siteContext),
    https: services.env.SITE_URL.startsWith('https:'),
  });
}

export function action(): never {
  return nothingSent();
}
