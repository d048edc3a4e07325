import { Form, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { providers } from '#domain/mail-server/providers.ts';
import { forgetMailbox, saveMailbox } from '#server/inbox/mailbox/save-mailbox.ts';
import { mailboxStanding } from '#server/inbox/mailbox/standing.ts';
import { troubleWords } from '#server/inbox/mailbox/trouble.ts';
import type { Services } from '#server/ports/services.ts';
import { mailboxSetting } from '#server/settings/mail-settings.ts';
import { shownLogin } from '#server/settings/shown-login.ts';
import type { Route } from './+types/mailbox-page.ts';
import { ForgetPart } from './forget-part.tsx';
import { LoginFields } from './login-fields.tsx';
import { PageHead } from './page-head.tsx';
import { chosenProvider, ProviderChoices } from './provider-choices.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { triedFailure } from './tried-failure.ts';

export const meta: Route.MetaFunction = () => privateMeta('Mailbox');

const here = '/admin/settings/mailbox';

export async function loader({ request, context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const held = await services.settings.fresh();
  const { login, unreadable } = await shownLogin(services, mailboxSetting);
  const chosen = chosenProvider(search, login?.host);
  return {
    ...{ login, unreadable, chosen },
    provider: providers.find(({ id }) => id === chosen) ?? null,
    fixed: held.imap.from === 'environment',
    standing: await standingWords(services),
    done: search.get('done'),
  };
}

async function standingWords(services: Services): Promise<string> {
  const standing = await mailboxStanding(services);
  if (standing.state === 'off') return 'No mailbox is connected.';
  if (standing.trouble) return troubleWords[standing.trouble.code];
  if (standing.readAt === null) return 'It is read for the first time within a minute.';
  return `Last read on ${formatInstant(standing.readAt, agencyZone)}.`;
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const form = await readForm(request);
  try {
    const isOff = form.get('intent') === 'off';
    if (isOff) await forgetMailbox(services, staff);
    else await saveMailbox(services, staff, Object.fromEntries(form));
    return redirect(`${here}?done=${isOff ? 'off' : 'saved'}`, 303);
  } catch (error) {
    return triedFailure(error, form);
  }
}

const doneWords: ReadonlyMap<string, string> = new Map([
  ['saved', 'Saved. The mailbox could be opened; letters come in within a minute.'],
  ['off', 'Switched off. Letters already read stay here; read new ones in the mailbox.'],
]);

/** The mailbox whose letters stand on the pages of their persons. */
export default function MailboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { login, unreadable, chosen, provider, fixed, standing, done } = loaderData;
  const busy = useNavigation().state === 'submitting';
  const told = done && !actionData ? doneWords.get(done) : undefined;
  const fields = login !== null || chosen !== null || actionData !== undefined;
  return (
    <>
      <PageHead
        title="Mailbox"
        told={told}
        unreadable={
          unreadable
            ? 'The saved mailbox can no longer be read, as the secret of this site was changed. Please enter it again.'
            : null
        }
      >
        The site reads the mailbox that visitors reply to, and puts each letter on its sender’s page. It only
        reads: nothing in the mailbox is changed, moved or deleted.
      </PageHead>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,34rem)_minmax(0,24rem)]">
        <div>
          <RefusalAlert failure={actionData} />
          {fixed ? (
            <p className="rounded-lg bg-sand p-4">
              The mailbox is fixed by the server this site runs on, and is changed there.
            </p>
          ) : (
            <>
              <ProviderChoices to={here} chosen={chosen} />
              {provider?.mailbox && <p className="mt-4 rounded-lg bg-beacon-wash p-4">{provider.mailbox}</p>}
              {fields && (
                <Form
                  method="post"
                  action={chosen ? `${here}?for=${chosen}` : here}
                  noValidate
                  className="mt-6 grid gap-5"
                >
                  <LoginFields
                    key={chosen}
                    login={login}
                    preset={provider?.imap}
                    failure={actionData}
                    ports="993 or 143"
                    passwordHint={provider?.password}
                  />
                  <Button type="submit" disabled={busy} className="justify-self-start">
                    {busy ? 'Trying…' : 'Try and save'}
                  </Button>
                </Form>
              )}
            </>
          )}
        </div>
        <div className="grid grid-cols-1 gap-8">
          <Part id="standing" title="How it is doing">
            <p>{standing}</p>
          </Part>
          {login && !fixed && (
            <ForgetPart action={here} title="Stop reading it" label="Switch off">
              Forgets the mailbox and its password. Letters already read stay.
            </ForgetPart>
          )}
        </div>
      </div>
    </>
  );
}
