import { redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { knownEmailText } from '#domain/forms/text.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Keys } from '#server/base/keys.ts';
import { eraseAddress } from '#server/privacy/erase/erase-by-owner.ts';
import { readWhose, sealWhose } from '#server/privacy/find/whose.ts';
import type { Route } from './+types/privacy-page.ts';
import { ActPart } from './act-part.tsx';
import { FindForm } from './find-form.tsx';
import { findView } from './find-view.ts';
import { FoundPart } from './found-part.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Privacy desk');

const addressOf = (request: Request, keys: Keys) =>
  readWhose(keys, new URL(request.url).searchParams.get('of'));

export async function loader({ request, context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const address = addressOf(request, services.keys);
  return { address, found: address === '' ? null : await findView(services, address) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  try {
    if (form.get('intent') === 'find')
      return redirect(`/admin/privacy?of=${wanted(form, services.keys)}`, 303);
    const sure = String(form.get('sure') ?? '');
    const { id } = await eraseAddress(services, staffOf(context), addressOf(request, services.keys), sure);
    return redirect(`/admin/privacy/erasures/${id}`, 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

/** @throws DomainError invalid when it is no address */
function wanted(form: FormData, keys: Keys): string {
  const address = knownEmailText.safeParse(form.get('address'));
  if (address.success) return sealWhose(keys, address.data);
  const message = 'Please write a whole email address';
  throw new DomainError('invalid', message, { fields: { address: message } });
}

/** Everything about one person, by an address of theirs: found, given out, erased. */
export default function PrivacyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { address, found } = loaderData;
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <BackLink to="/admin/data-requests">Data requests</BackLink>
      <h1 className="wrap-anywhere mb-6 text-3xl">{found ? `All about ${address}` : 'Privacy desk'}</h1>
      <FindForm address={actionData?.values.address ?? address} error={actionData?.fields.address} />
      <FormAlert message={formMessage(actionData)} />
      {found && (
        <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <FoundPart found={found} address={address} />
          {found.kinds.length > 0 && <ActPart address={address} failure={actionData} busy={busy} />}
        </div>
      )}
    </>
  );
}
