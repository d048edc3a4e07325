import { redirect } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { needsSecondStep } from '#server/auth/second-step/requirement.ts';
import { secondStepOf } from '#server/auth/second-step/second-step.ts';
import {
  beginSetUp,
  confirmSetUp,
  pendingSetUp,
  renewRecoveryCodes,
  switchOff,
} from '#server/auth/second-step/set-up.ts';
import { currentSession } from '#server/auth/session.ts';
import type { Route } from './+types/second-step-page.ts';
import { BeginForm } from './begin-form.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { NewCodes } from './new-codes.tsx';
import { OnForm } from './on-form.tsx';
import { qrShape } from './qr-shape.ts';

export const meta: Route.MetaFunction = () => privateMeta('Second step');

const here = '/admin/account/second-step';

export async function loader({ context }: Route.LoaderArgs) {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const step = await secondStepOf(services.db.query, staff.id);
  const pending = step?.since ? null : await pendingSetUp(services, staff);
  return {
    needed: await needsSecondStep(services.db.query, staff),
    step: step && { ...step, since: step.since === null ? null : formatInstant(step.since, agencyZone) },
    pending: pending && { ...pending, qr: qrShape(pending.address) },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const form = await readForm(request);
  const text = (field: string) => String(form.get(field) ?? '');
  try {
    if (text('intent') === 'confirm') {
      const session = await currentSession(services, request.headers);
      const given = { code: text('code'), here: session?.token ?? '' };
      // Shown once, in this answer: only their hashes are stored.
      return { codes: await confirmSetUp(services, staff, given) };
    }
    if (text('intent') === 'renew') {
      return { codes: await renewRecoveryCodes(services, staff, text('current')) };
    }
    if (text('intent') === 'off') {
      await switchOff(services, staff, text('current'));
      return redirect('/admin/account?done=second-step-off', 303);
    }
    await beginSetUp(services, staff, text('current'));
    return redirect(here, 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

/** One's own second step, from its set-up to its end. */
export default function SecondStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { needed, step, pending } = loaderData;
  const failure = actionData && 'fields' in actionData ? actionData : undefined;
  const codes = actionData && 'codes' in actionData ? actionData.codes : null;
  return (
    <div className="max-w-[38rem]">
      <BackLink to="/admin/account">Your account</BackLink>
      <h1 className="mb-6 text-3xl">Second step</h1>
      {needed && !step && !codes && (
        <p role="status" className="mb-6 rounded-lg bg-sand p-4 font-medium">
          You need a second step to sign in here. Please set up yours; everything else opens afterwards.
        </p>
      )}
      <FormAlert message={formMessage(failure)} />
      {codes ? (
        <NewCodes codes={codes} />
      ) : step?.since ? (
        <OnForm step={step} needed={needed} failure={failure} />
      ) : pending ? (
        <ConfirmForm {...pending} failure={failure} />
      ) : (
        <BeginForm step={step} failure={failure} />
      )}
    </div>
  );
}
