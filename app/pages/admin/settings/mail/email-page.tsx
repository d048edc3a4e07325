import { Form, Link, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { forgetMailServer, saveMailServer } from '#server/mail/save-mail-server.ts';
import type { Route } from './+types/email-page.ts';
import { loadEmailView } from './email-view.ts';
import { ForgetPart } from './forget-part.tsx';
import { LoginFields } from './login-fields.tsx';
import { PageHead } from './page-head.tsx';
import { ProviderChoices } from './provider-choices.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { SenderFields } from './sender-fields.tsx';
import { triedFailure } from './tried-failure.ts';

export const meta: Route.MetaFunction = () => privateMeta('Mail server');

const here = '/admin/settings/email';

export async function loader({ request, context }: Route.LoaderArgs) {
  staffOf(context);
  return loadEmailView(context.get(servicesContext), new URL(request.url).searchParams);
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const form = await readForm(request);
  try {
    const isOff = form.get('intent') === 'off';
    if (isOff) await forgetMailServer(services, staff);
    else await saveMailServer(services, staff, Object.fromEntries(form));
    const done = isOff ? 'off' : form.get('test') === 'on' ? 'sent' : 'saved';
    return redirect(`${here}?done=${done}`, 303);
  } catch (error) {
    return triedFailure(error, form);
  }
}

const doneWords: ReadonlyMap<string, string> = new Map([
  [
    'sent',
    'Saved. The server accepted a test for your own address: please check that it arrived, and not in spam.',
  ],
  ['saved', 'Saved. The server answered, and the site could sign in.'],
  ['off', 'Forgotten. Emails are kept here from now on.'],
]);

/** The server that sends the site's emails, tried before it is saved. */
export default function EmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { login, unreadable, chosen, provider, fixed, kept, works, done } = loaderData;
  const busy = useNavigation().state === 'submitting';
  const told = done && !actionData ? doneWords.get(done) : undefined;
  const fields = login !== null || chosen !== null || actionData !== undefined;
  return (
    <>
      <PageHead
        title="Mail server"
        told={told}
        unreadable={
          unreadable
            ? 'The saved server can no longer be read, as the secret of this site was changed. Emails are kept until you enter it again.'
            : null
        }
      >
        The server that sends your emails: confirmations to visitors, news to you. You have one already if you
        have an email address of your own: it is your provider’s.
      </PageHead>
      {kept > 0 && (
        <p className="mb-6 max-w-[38rem] rounded-lg bg-beacon-wash p-4">
          {works
            ? `${kept} ${kept === 1 ? 'email was' : 'emails were'} kept before a server was set, and not sent. `
            : `Until a server is set, emails are kept here and not sent: ${kept} so far. Afterwards you choose which of them still go out.`}
          {works && (
            <Link className="link" to="/admin/mail/kept">
              Choose which still go out
            </Link>
          )}
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,34rem)_minmax(0,24rem)]">
        <div>
          <RefusalAlert failure={actionData} />
          {fixed.server ? (
            <p className="mb-6 rounded-lg bg-sand p-4">
              The mail server is fixed by the server this site runs on, and is changed there. Sender and
              addresses below are yours to set, where they are not fixed too.
            </p>
          ) : (
            <div className="mb-6">
              <ProviderChoices to={here} chosen={chosen} />
            </div>
          )}
          {(fields || fixed.server) && (
            <Form
              method="post"
              action={chosen ? `${here}?for=${chosen}` : here}
              noValidate
              className="grid gap-5"
            >
              {!fixed.server && (
                <LoginFields
                  key={chosen}
                  login={login}
                  preset={provider?.smtp}
                  failure={actionData}
                  ports="465, 587, 2525 or 25"
                  passwordHint={provider?.password}
                />
              )}
              <SenderFields {...loaderData} failure={actionData} />
              {!fixed.server && (
                <Checkbox
                  name="test"
                  label="Send me a test to my own address"
                  defaultChecked={actionData ? actionData.values.test === 'on' : true}
                />
              )}
              <Button type="submit" disabled={busy} className="justify-self-start">
                {busy ? 'Trying…' : fixed.server ? 'Save' : 'Try and save'}
              </Button>
              {!fixed.server && (
                <p className="text-ink-soft text-sm">
                  The site connects and signs in first, which can take up to 20 seconds. If that fails,
                  nothing is saved and you read here what the server said.
                </p>
              )}
            </Form>
          )}
        </div>
        <div className="grid grid-cols-1 gap-8">
          <Part id="domain" title="Will emails arrive?">
            <p className="mb-4">
              Other providers look at your domain to see whether an email really comes from you. This page
              makes the same checks and says what is missing.
            </p>
            <LinkButton href={`${here}/domain`} tone="outline">
              Check the domain
            </LinkButton>
          </Part>
          <Part id="mailbox" title="Emails that come in">
            <p>
              Replies from visitors can appear on their own page here:{' '}
              <Link className="link" to="/admin/settings/mailbox">
                connect your mailbox
              </Link>
              .
            </p>
          </Part>
          {login && !fixed.server && (
            <ForgetPart action={here} title="Send nothing" label="Forget this server">
              Forgets server and password. Emails are then kept here instead of being sent.
            </ForgetPart>
          )}
        </div>
      </div>
    </>
  );
}
