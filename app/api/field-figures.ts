import { clientAddressContext, servicesContext } from '#app/context.ts';
import { addFieldFigures } from '#server/results/field/add-figures.ts';
import { readInput } from '#server/submissions/read-submission.ts';
import type { Route } from './+types/field-figures.ts';
import { answer, methodNotAllowed } from './respond.ts';

/** POST /api/field-figures: what a browser measured of one view of a page, after its visitor said yes to that. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  return answer(async () => {
    const input = await readInput(request);
    await addFieldFigures(context.get(servicesContext), context.get(clientAddressContext), input);
    return new Response(null, { status: 204 });
  });
}

export const loader = () => methodNotAllowed('POST');
