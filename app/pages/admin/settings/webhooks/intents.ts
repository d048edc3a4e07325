import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Services } from '#server/ports/services.ts';
import { changeEndpoint, deleteEndpoint, replaceSecret, switchEndpoint } from '#server/webhooks/change.ts';
import { sendAgain } from '#server/webhooks/send-again.ts';
import { type TriedEndpoint, tryEndpoint } from '#server/webhooks/try-endpoint.ts';

type Sent = { id: string; form: FormData; events: string[] };
type Answer = string | { secret: string } | { tried: TriedEndpoint };

const list = '/admin/settings/webhooks';

/** Does what a form of a webhook's page asks for. @returns where to go on, or what to show once */
export async function runIntent(
  services: Services,
  staff: Staff,
  { id, form, events }: Sent,
): Promise<Answer> {
  const text = (name: string) => String(form.get(name) ?? '');
  switch (text('intent')) {
    case 'test':
      return { tried: await tryEndpoint(services, staff, id) };
    case 'secret':
      return { secret: await replaceSecret(services, staff, id) };
    case 'again':
      await sendAgain(services, staff, text('call'));
      return `${list}/${id}`;
    case 'on':
    case 'off':
      await switchEndpoint(services, staff, id, text('intent') === 'on');
      return `${list}/${id}`;
    case 'delete':
      if (text('sure') !== 'yes')
        throw new DomainError('invalid', 'Please tick the box to delete it.', {
          fields: { sure: 'Please tick the box to delete it.' },
        });
      await deleteEndpoint(services, staff, id);
      return list;
    case 'save':
      await changeEndpoint(services, staff, id, { name: text('name'), url: text('url'), events });
      return `${list}/${id}?saved=1`;
    default:
      throw new DomainError('invalid', 'This button is not known. Please reload the page.');
  }
}
