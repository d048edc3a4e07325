import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { answeredBy, NoPage } from '#app/pages/admin/parts/answered-by.ts';
import { fileAnswer, isLookedAt } from '#app/pages/admin/parts/download.ts';
import { DomainError } from '#server/base/errors.ts';
import { openAttachment } from '#server/leads/open-attachment.ts';

/** GET /admin/leads/:id/files/:fileId: a visitor’s file as a download; with `?show`, a picture to look at. */
export const middleware = answeredBy(async ({ params, request, context }) => {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const { id: leadId = '', fileId = '' } = params;
  const file = await openAttachment(services, { leadId, fileId });
  if (!file) throw new DomainError('not-found', 'There is no such file.');
  const { attachment, content } = file;
  if (isLookedAt(request, attachment.type)) return fileAnswer({ ...attachment, content }, 'picture');
  services.log.info('file-downloaded', { id: attachment.id, by: staff.id });
  return fileAnswer({ ...attachment, content }, 'download');
});

export default NoPage;
