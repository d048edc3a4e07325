import { Link, redirect } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { CsvLink } from '#app/pages/admin/parts/csv-link.tsx';
import { PageTurner } from '#app/pages/admin/parts/page-turner.tsx';
import { FailingDeliveries } from '#app/pages/admin/today/failing-deliveries.tsx';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { resend } from '#server/outbox/resend.ts';
import type { Route } from './+types/mail-page.ts';
import { DeliveryRows } from './delivery-rows.tsx';
import { KeptRows } from './kept-rows.tsx';
import { MailFilters, mailAddress } from './mail-filters.tsx';
import { loadMailView } from './mail-view.ts';

export const meta: Route.MetaFunction = () => privateMeta('Emails');

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = staffOf(context);
  return loadMailView(context.get(servicesContext), staff, new URL(request.url).searchParams);
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
  const { transport, owner, toChoose, show, failing, kept, sent, counts, beside, csv } = loaderData;
  const isFirst = beside.before === null;
  return (
    <>
      <h1 className="mb-3 text-3xl">Emails</h1>
      <p className="mb-8 max-w-[49rem]">
        {transport === 'smtp'
          ? 'Emails go out through your mail server. What did not arrive is shown below, and what was kept here before it was set up.'
          : 'No mail server is set, so emails are kept here and not sent. Once one is set, you choose which still go out.'}
      </p>
      <p className="-mt-5 mb-8 flex flex-wrap gap-x-6">
        <Link className="link inline-flex min-h-11 items-center" to="/admin/inbox">
          Unsorted letters
        </Link>
        {owner && transport === 'disk' && (
          <Link className="link inline-flex min-h-11 items-center" to="/admin/settings/email">
            Set up a mail server
          </Link>
        )}
        {owner && transport === 'smtp' && toChoose > 0 && (
          <Link className="link inline-flex min-h-11 items-center" to="/admin/mail/kept">
            Kept and not sent: {toChoose}
          </Link>
        )}
        <Link className="link inline-flex min-h-11 items-center" to="/admin/letter-templates">
          Templates and signature
        </Link>
      </p>
      <FormAlert message={actionData?.message ?? null} />
      {(isFirst || show === 'failing') && <FailingDeliveries deliveries={failing} />}
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <MailFilters show={show} counts={counts} />
        <CsvLink href={csv} />
      </div>
      {show === 'kept' && <KeptRows mails={kept} />}
      {show === 'sent' && <DeliveryRows deliveries={sent} />}
      {show === 'failing' && failing.length === 0 && (
        <p className="max-w-[34em] rounded-lg bg-sand p-5">Everything has been delivered.</p>
      )}
      <PageTurner beside={beside} to={(place) => mailAddress(show, place)} />
    </>
  );
}
