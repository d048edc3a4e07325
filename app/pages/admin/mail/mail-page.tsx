import { redirect } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { Row, RowLink } from '#app/pages/admin/parts/row.tsx';
import { FailingDeliveries } from '#app/pages/admin/today/failing-deliveries.tsx';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { loadRules } from '#server/availability/rules.ts';
import { listCapturedMail } from '#server/mail/captured.ts';
import { undelivered } from '#server/outbox/deliveries.ts';
import { resend } from '#server/outbox/resend.ts';
import type { Route } from './+types/mail-page.ts';

export const meta: Route.MetaFunction = () => privateMeta('E-mails');

export async function loader({ context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const mails = await listCapturedMail(services);
  const { zone } = await loadRules(services.db.query);
  return {
    transport: services.mail.kind,
    failing: await undelivered(services),
    mails: mails.map((mail) => ({ ...mail, when: formatInstant(mail.at, zone) })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    await resend(context.get(servicesContext), staffOf(context), String(form.get('delivery') ?? ''));
    return redirect('/admin/mail', 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

export default function MailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { transport, failing, mails } = loaderData;
  return (
    <>
      <h1 className="mb-3 text-3xl">E-mails</h1>
      <p className="mb-8 max-w-[49rem]">
        {transport === 'smtp'
          ? 'E-mails go out through your mail server. What did not arrive is shown below, and what was kept here before it was set up.'
          : 'No mail server is set (SMTP_URL), so e-mails are kept here instead of being sent.'}
      </p>
      <FormAlert message={actionData?.message ?? null} />
      <FailingDeliveries deliveries={failing} />
      {mails.length + failing.length === 0 && <p>There are no e-mails here.</p>}
      <ul className="grid gap-2">
        {mails.map((mail) => (
          <Row key={mail.id} className="sm:grid-cols-[1fr_auto] sm:items-center">
            <span className="min-w-0 break-words">
              <RowLink to={`/admin/mail/${mail.id}`}>{mail.subject}</RowLink>
              <span className="block text-ink-soft text-sm">{mail.to}</span>
            </span>
            <span className="text-ink-soft text-sm">{mail.when}</span>
          </Row>
        ))}
      </ul>
    </>
  );
}
