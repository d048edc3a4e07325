import { servicesContext, siteContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { showDraft } from '#app/pages/draft/show-draft.tsx';
import { ownDraft } from '#server/content/previews/own-draft.ts';
import { sampleCalled } from '#server/content/render/sample-names.ts';
import type { Route } from './+types/own-draft.ts';
import { showSample } from './show-sample.tsx';

/** Where the pages of one's own draft lie. */
const prefix = '/admin/content/draft';

/** A page of the site with everything that is saved and what the visitor is typing: shown in the preview's frame. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const release = await ownDraft(services.db.query, staff.id);
  const sample = sampleCalled(`/${params['*'] ?? ''}`);
  if (sample) return showSample(services, release, { sample, prefix });
  return showDraft({
    release,
    path: `/${params['*'] ?? ''}${new URL(request.url).search}`,
    prefix,
    site: context.get(siteContext),
    https: services.env.SITE_URL.startsWith('https:'),
  });
}
