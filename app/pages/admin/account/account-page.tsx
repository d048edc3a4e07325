import { Link, redirect } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { DoneNote } from '#app/pages/admin/parts/done-note.tsx';
import { Facts } from '#app/pages/admin/parts/facts.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { checkRepeated } from '#app/pages/staff/repeated.ts';
import { privateMeta } from '#app/private-meta.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { changePassword } from '#server/auth/change-password.ts';
import { listPasskeys } from '#server/auth/passkeys/passkeys.ts';
import { secondStepOf } from '#server/auth/second-step/second-step.ts';
import { currentSession } from '#server/auth/session.ts';
import { endOneSession, endSessions, listSessions } from '#server/auth/sessions.ts';
import type { Route } from './+types/account-page.ts';
import { deviceWords } from './device-words.ts';
import { PasskeyLead } from './passkeys/passkey-lead.tsx';
import { passkeyRows } from './passkeys/passkey-list.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondStepLead } from './second-step/second-step-lead.tsx';
import { SessionList } from './session-list.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Your account');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, name, email, role } = staffOf(context);
  const services = context.get(servicesContext);
  const token = (await currentSession(services, request.headers))?.token ?? '';
  const sessions = (await listSessions(services, id, token)).map(({ userAgent, lastUsedAt, ...rest }) => ({
    ...rest,
    device: deviceWords(userAgent),
    lastUsed: lastUsedAt === null ? null : formatInstant(lastUsedAt, agencyZone),
  }));
  const secondStep = await secondStepOf(services.db.query, id);
  const passkeys = passkeyRows(await listPasskeys(services.db.query, id));
  const done = new URL(request.url).searchParams.get('done');
  return { name, email, role, sessions, secondStep, passkeys, done };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const form = await readForm(request);
  const text = (field: string) => String(form.get(field) ?? '');
  try {
    if (text('intent') === 'end-session') {
      await endOneSession(services, staff.id, text('id'));
      return redirect('/admin/account?done=session', 303);
    }
    if (text('intent') === 'end-others') {
      const here = await currentSession(services, request.headers);
      await endSessions(services.db.query, staff.id, here?.token);
      return redirect('/admin/account?done=others', 303);
    }
    checkRepeated(form);
    const change = { current: text('current'), password: text('password'), headers: request.headers };
    await changePassword(services, staff, change);
    return redirect('/admin/account?done=password', 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

const doneWords: ReadonlyMap<string, string> = new Map([
  ['session', 'You are signed out in that browser.'],
  ['others', 'You are signed out everywhere else.'],
  ['second-step-off', 'Your second step is switched off. Your password alone signs you in.'],
  ['passkey-added', 'Your passkey is added.'],
  ['passkey-removed', 'Your passkey is removed.'],
  ['password', 'Your password is changed, and you are signed out everywhere else.'],
]);

/** One's own account: who one is here, and the ways in. */
export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, role, sessions, secondStep, passkeys, done } = loaderData;
  const told = done && !actionData ? doneWords.get(done) : undefined;
  return (
    <>
      <h1 className="mb-6 text-3xl">Your account</h1>
      {told && <DoneNote>{told}</DoneNote>}
      <FormAlert message={formMessage(actionData)} />
      <div className="grid max-w-[38rem] gap-10">
        <Facts
          facts={[
            ['Name', name],
            ['Email', email],
            ['Role', role === 'owner' ? 'Owner' : 'Staff'],
          ]}
        />
        <Part id="notifications" title="Notifications">
          <p>New enquiries, calls and the morning digest by email, in Slack or Teams, or on your phone.</p>
          <Link to="/admin/account/notifications" className="link inline-flex min-h-11 items-center">
            Choose what you are told about
          </Link>
        </Part>
        <Part id="sessions" title="Where you are signed in">
          <SessionList sessions={sessions} />
        </Part>
        <Part id="passkeys" title="Passkeys">
          <PasskeyLead passkeys={passkeys} />
        </Part>
        <Part id="second-step" title="Second step">
          <SecondStepLead step={secondStep} />
        </Part>
        {/* Not as a field is called: its label would be that of this heading. */}
        <Part id="change-password" title="Password">
          <PasswordForm email={email} failure={actionData} />
        </Part>
      </div>
    </>
  );
}
