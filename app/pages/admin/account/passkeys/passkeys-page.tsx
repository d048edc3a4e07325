import { redirect } from 'react-router';
import { clientAddressContext, servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { deviceWords } from '#app/pages/admin/account/device-words.ts';
import { NewCodes } from '#app/pages/admin/account/second-step/new-codes.tsx';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { addPasskey, beginPasskey, pendingPasskey } from '#server/auth/passkeys/add.ts';
import { listPasskeys } from '#server/auth/passkeys/passkeys.ts';
import { relyingParty } from '#server/auth/passkeys/relying-party.ts';
import { removePasskey } from '#server/auth/passkeys/remove.ts';
import { needsSecondStep } from '#server/auth/second-step/requirement.ts';
import { secondStepOf } from '#server/auth/second-step/second-step.ts';
import { currentSession } from '#server/auth/session.ts';
import type { Route } from './+types/passkeys-page.ts';
import { BeginPasskeyForm } from './begin-passkey-form.tsx';
import { MakePasskeyForm } from './make-passkey-form.tsx';
import { PasskeyList, passkeyRows } from './passkey-list.tsx';
import { RemovePasskeyForm } from './remove-passkey-form.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Passkeys');

const here = '/admin/account/passkeys';

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const session = (await currentSession(services, request.headers))?.token ?? '';
  const passkeys = passkeyRows(await listPasskeys(services.db.query, staff.id));
  const step = await secondStepOf(services.db.query, staff.id);
  const wanted = new URL(request.url).searchParams.get('remove');
  return {
    passkeys,
    removing: passkeys.find(({ id }) => id === wanted) ?? null,
    isLastStep: step?.since === null && passkeys.length === 1,
    needed: await needsSecondStep(services.db.query, staff),
    possible: relyingParty(services) !== null,
    pending: await pendingPasskey(services, staff, session),
    device: deviceWords(request.headers.get('user-agent') ?? ''),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const address = context.get(clientAddressContext);
  const form = await readForm(request);
  const text = (field: string) => String(form.get(field) ?? '');
  try {
    if (text('intent') === 'remove') {
      await removePasskey(services, staff, { id: text('id'), password: text('current'), address });
      return redirect('/admin/account?done=passkey-removed', 303);
    }
    const session = (await currentSession(services, request.headers))?.token ?? '';
    if (text('intent') === 'add') {
      const made = { name: text('name'), given: text('passkey'), here: session, address };
      const codes = await addPasskey(services, staff, made);
      // Shown once, in this answer: only their hashes are stored.
      return codes ? { codes } : redirect('/admin/account?done=passkey-added', 303);
    }
    await beginPasskey(services, staff, { password: text('current'), here: session });
    return redirect(here, 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

/** One's own passkeys: those there are, another one, and the end of one. */
export default function PasskeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { passkeys, removing, isLastStep, needed, possible, pending, device } = loaderData;
  const failure = actionData && 'fields' in actionData ? actionData : undefined;
  const codes = actionData && 'codes' in actionData ? actionData.codes : null;
  return (
    <div className="max-w-[38rem]">
      <BackLink to="/admin/account">Your account</BackLink>
      <h1 className="mb-6 text-3xl">{removing && !codes ? `Remove ${removing.name}?` : 'Passkeys'}</h1>
      <FormAlert message={formMessage(failure)} />
      {codes ? (
        <NewCodes codes={codes} />
      ) : removing ? (
        <RemovePasskeyForm passkey={removing} last={isLastStep} needed={needed} failure={failure} />
      ) : (
        <div className="grid grid-cols-1 gap-8">
          {passkeys.length > 0 && <PasskeyList passkeys={passkeys} removable />}
          {!possible ? (
            <p>
              Browsers allow passkeys only at an https address with a name. Whoever runs the server sets it as
              SITE_URL.
            </p>
          ) : pending ? (
            <MakePasskeyForm options={pending} device={device} failure={failure} />
          ) : (
            <BeginPasskeyForm first={passkeys.length === 0} failure={failure} />
          )}
        </div>
      )}
    </div>
  );
}
