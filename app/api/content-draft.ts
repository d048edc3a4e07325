import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { keepDraft } from '#app/pages/admin/content/edit/keep-draft.ts';
import { readForm } from '#app/pages/read-form.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstantTime } from '#domain/format/instant.ts';
import { knownDocument } from '#server/content/documents/known.ts';
import type { Route } from './+types/content-draft.ts';
import { answer, noSuchEndpoint } from './respond.ts';

export const loader = () => noSuchEndpoint();

/**
 * POST /api/admin/content/drafts/<id>: keeps a document's form as its sender's draft, with `kept`, the time in words.
 * Browsers send it while somebody types and once more as the page is left.
 */
export function action({ params, request, context }: Route.ActionArgs) {
  return answer(async () => {
    const document = knownDocument(params['*']);
    const form = await readForm(request);
    const kept = await keepDraft(context.get(servicesContext), {
      ...{ document, staffId: staffOf(context).id, form },
    });
    return { kept: formatInstantTime(kept, agencyZone) };
  });
}
