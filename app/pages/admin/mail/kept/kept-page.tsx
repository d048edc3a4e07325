import { Form, Link, redirect } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { DoneNote } from '#app/pages/admin/parts/done-note.tsx';
import { momentOf } from '#app/pages/admin/parts/moment.ts';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Rows } from '#app/pages/admin/parts/row.tsx';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { offeredMails } from '#server/mail/kept/offered.ts';
import { sendChosen } from '#server/mail/kept/send-chosen.ts';
import type { Route } from './+types/kept-page.ts';
import { ChosenRow, StaleRow } from './kept-mail-row.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Kept emails');

export async function loader({ request, context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  await services.settings.fresh();
  const now = services.clock.now();
  const mails = (await offeredMails(services, services.db.query)).map(
    ({ id, to, title, createdAt, use, why }) => ({
      ...{ id, to, title, use, why },
      when: momentOf(createdAt, now, agencyZone),
    }),
  );
  return {
    works: services.mail.kind === 'smtp',
    offered: mails.filter(({ use }) => use !== 'stale'),
    stale: mails.filter(({ use }) => use === 'stale'),
    sent: Number(new URL(request.url).searchParams.get('sent') ?? Number.NaN),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    const ids = form.getAll('mail').map(String);
    const count = await sendChosen(context.get(servicesContext), staffOf(context), ids);
    return redirect(`/admin/mail/kept?sent=${count}`, 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

/** Emails that were written while there was no mail server: which of them still go out. */
export default function KeptPage({ loaderData, actionData }: Route.ComponentProps) {
  const { works, offered, stale, sent } = loaderData;
  return (
    <>
      <BackLink to="/admin/mail">Emails</BackLink>
      <h1 className="mb-3 text-3xl">Kept, not sent</h1>
      <p className="mb-8 max-w-[38rem]">
        These were written while no mail server was set, and nobody has received them. Nothing goes out unless
        you choose it here. The ticked ones are still of use to whoever gets them.
      </p>
      {sent >= 0 && (
        <DoneNote>
          {sent === 1 ? '1 email goes out now.' : `${sent} emails go out now.`} You can follow each one under{' '}
          <Link className="link" to="/admin/mail?show=sent">
            Sent and waiting
          </Link>
          .
        </DoneNote>
      )}
      <FormAlert message={actionData?.message ?? null} />
      {!works && (
        <p className="mb-6 max-w-[38rem] rounded-lg bg-beacon-wash p-4">
          There is no mail server yet, so nothing can go out.{' '}
          <Link className="link" to="/admin/settings/email">
            Set one up
          </Link>
        </p>
      )}
      <div className="grid max-w-[49rem] grid-cols-1 gap-10">
        {offered.length === 0 ? (
          <p className="rounded-lg bg-sand p-5">There is nothing to choose.</p>
        ) : (
          <Form method="post" className="grid grid-cols-1 gap-5">
            <Rows label="To choose from">
              {offered.map((mail) => (
                <ChosenRow key={mail.id} mail={mail} />
              ))}
            </Rows>
            {works && (
              <Button type="submit" className="justify-self-start">
                Send what is ticked
              </Button>
            )}
          </Form>
        )}
        {stale.length > 0 && (
          <Part id="stale" title="Out of date">
            <p className="mb-4 text-ink-soft text-sm">
              These cannot be sent, so that nobody hears about something that is over. You can read them here
              for as long as the privacy policy allows.
            </p>
            <Rows>
              {stale.map((mail) => (
                <StaleRow key={mail.id} mail={mail} />
              ))}
            </Rows>
          </Part>
        )}
      </div>
    </>
  );
}
