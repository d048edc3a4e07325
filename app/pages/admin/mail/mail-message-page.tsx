import { data } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { Facts } from '#app/pages/admin/parts/facts.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { readCapturedMail } from '#server/mail/captured.ts';
import { mustBeShown } from '#server/outbox/for-owners.ts';
import type { Route } from './+types/mail-message-page.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData?.message.subject || 'Email');

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  await mustBeShown(staffOf(context), services.db.query, params.id);
  const message = await readCapturedMail(services, params.id);
  if (!message) throw data(null, { status: 404 });
  const { html: _, ...rest } = message;
  return { id: params.id, message: rest };
}

export default function MailMessagePage({ loaderData }: Route.ComponentProps) {
  const { id, message } = loaderData;
  return (
    <>
      <BackLink to="/admin/mail">All emails</BackLink>
      <h1 className="mb-4 text-2xl">{message.subject}</h1>
      <div className="mb-6">
        <Facts
          size="sm"
          facts={[
            ['To', message.to],
            ['From', message.from],
            ['Reply to', message.replyTo],
            [
              'Attachments',
              message.attachments.map((one) => `${one.name} (${one.type}, ${one.bytes} bytes)`).join(', '),
            ],
          ]}
        />
      </div>
      <iframe
        title="The email as it looks"
        src={`/admin/mail/${id}/body`}
        sandbox="allow-popups"
        className="h-[44rem] w-full rounded-lg bg-foam shadow-line"
      />
      <h2 className="mt-8 mb-3 text-xl">As plain text</h2>
      <pre className="overflow-x-auto whitespace-pre-wrap rounded-lg bg-sand p-5 text-sm">{message.text}</pre>
    </>
  );
}
