import { redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { emailText } from '#domain/forms/text.ts';
import { eraseAddress } from '#server/privacy/erase/erase-by-owner.ts';
import type { Route } from './+types/privacy-page.ts';
import { ActPart } from './act-part.tsx';
import { FindForm } from './find-form.tsx';
import { findView } from './find-view.ts';
import { FoundPart } from './found-part.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Privacy desk');

const addressOf = (request: Request) =>
  (new URL(request.url).searchParams.get('address') ?? '').trim().toLowerCase().slice(0, 320);

export async function loader({ request, context }: Route.LoaderArgs) {
  staffOf(context);
  const address = addressOf(request);
  const isAddress = emailText.safeParse(address).success;
  const found = isAddress ? await findView(context.get(servicesContext), address) : null;
  return { address, found };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  try {
    const sure = String(form.get('sure') ?? '');
    const { id } = await eraseAddress(services, staffOf(context), addressOf(request), sure);
    return redirect(`/admin/privacy/erasures/${id}`, 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

/** Everything about one person, by an address of theirs: found, given out, erased. */
export default function PrivacyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { address, found } = loaderData;
  const busy = useNavigation().state !== 'idle';
  const error = address !== '' && !found ? 'Please write a whole email address' : undefined;
  return (
    <>
      <BackLink to="/admin/data-requests">Data requests</BackLink>
      <h1 className="wrap-anywhere mb-6 text-3xl">{found ? `All about ${address}` : 'Privacy desk'}</h1>
      <FindForm address={address} error={error} />
      <FormAlert message={formMessage(actionData)} />
      {found && (
        <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <FoundPart found={found} address={address} />
          <ActPart address={address} failure={actionData} busy={busy} />
        </div>
      )}
    </>
  );
}
