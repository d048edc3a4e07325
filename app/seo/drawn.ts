import { servicesContext } from '#app/context.ts';
import { readDrawnFile } from '#domain/pictures/drawn.ts';
import { currentStaff } from '#server/auth/current-staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { openDrawn } from '#server/content/drawings/open-drawn.ts';
import type { Route } from './+types/drawn.ts';
import { pictureAnswer } from './picture-answer.ts';

/** GET /drawn/<drawing>[-<width>].<key>.<format>: a file of a drawing in other words than those that ship. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const wanted = readDrawnFile(params.file);
  const bytes =
    wanted &&
    (await openDrawn(
      services,
      wanted,
      params.file,
      async () => (await currentStaff(services, request.headers))?.id ?? null,
    ));
  if (!wanted || !bytes) throw new DomainError('not-found', 'There is no such picture.');
  return pictureAnswer(request, { file: params.file, format: wanted.format, bytes, isPublic: true });
}
