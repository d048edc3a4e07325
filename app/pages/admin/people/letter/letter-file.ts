import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { answeredBy, NoPage } from '#app/pages/admin/parts/answered-by.ts';
import { fileAnswer, isLookedAt } from '#app/pages/admin/parts/download.ts';
import { DomainError } from '#server/base/errors.ts';
import { openLetterFile } from '#server/inbox/letters/find-letter.ts';

/** GET /admin/letters/:id/files/:fileId: a file of a letter as a download; with `?show`, a picture to look at. */
export const middleware = answeredBy(async ({ params, request, context }) => {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const { id: letterId = '', fileId = '' } = params;
  const file = await openLetterFile(services, { letterId, fileId });
  if (!file) throw new DomainError('not-found', 'There is no such file.');
  if (isLookedAt(request, file.type)) return fileAnswer(file, 'picture');
  services.log.info('file-downloaded', { id: fileId, by: staff.id });
  return fileAnswer(file, 'download');
});

export default NoPage;
