import { servicesContext } from '#app/context.ts';
import { readPictureFile } from '#domain/pictures/reference.ts';
import { currentStaff } from '#server/auth/current-staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { openPictureFile } from '#server/content/pictures/open-file.ts';
import type { Route } from './+types/media.ts';
import { pictureAnswer } from './picture-answer.ts';

/**
 * GET /media/<picture>-<cut>-<width>.<format>: a file of a picture that visitors got in some release or an open link
 * shows; staff get all of them.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const wanted = readPictureFile(params.file);
  const found =
    wanted &&
    (await openPictureFile(services, wanted, async () =>
      Boolean(await currentStaff(services, request.headers)),
    ));
  if (!wanted || !found) throw new DomainError('not-found', 'There is no such picture.');
  return pictureAnswer(request, { file: params.file, format: wanted.format, ...found });
}
