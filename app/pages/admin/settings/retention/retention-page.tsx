import { redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { Rows } from '#app/pages/admin/parts/row.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { choosePeriod } from '#server/retention/choose-period.ts';
import type { Route } from './+types/retention-page.ts';
import { AskFirst } from './ask-first.tsx';
import { RetentionRow } from './retention-row.tsx';
import { retentionView } from './retention-view.ts';

export const meta: Route.MetaFunction = () => privateMeta('How long records are kept');

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = await retentionView(context.get(servicesContext));
  return { ...view, saved: new URL(request.url).searchParams.has('saved') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const told = text('told');
  const choice = {
    id: text('id'),
    days: /^\d{1,5}$/.test(text('days')) ? Number(text('days')) : Number.NaN,
    told: /^\d{1,9}$/.test(told) ? Number(told) : null,
  };
  try {
    const ask = await choosePeriod(context.get(servicesContext), staffOf(context), choice);
    return ask ? { ask } : redirect('/admin/settings/retention?saved=1', 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

/** What is kept for how long, what goes next, and the way to keep it shorter. */
export default function RetentionPage({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const { rows, swept, waits, saved } = loaderData;
  const failure = actionData && 'fields' in actionData ? actionData : undefined;
  return (
    <>
      <BackLink to="/admin/settings">Settings</BackLink>
      <h1 className="mb-3 text-3xl">How long records are kept</h1>
      <p className="mb-2 max-w-[44rem]">
        The privacy policy promises visitors that nothing is kept longer than this. You may keep records for
        less time, not more. What is past its time is deleted for good, once an hour.
      </p>
      <p className={waits ? 'mb-8 max-w-[44rem] text-danger' : 'mb-8 max-w-[44rem] text-ink-soft'}>{swept}</p>
      {saved && !actionData && (
        <p role="status" className="mb-8 max-w-[44rem] rounded-lg bg-sand p-4 font-medium">
          Saved.
        </p>
      )}
      {actionData && 'ask' in actionData && <AskFirst told={actionData.ask} busy={busy} />}
      <FormAlert message={formMessage(failure)} />
      <Rows className="max-w-[56rem]">
        {rows.map((row) => (
          <RetentionRow
            key={row.id}
            row={row}
            failure={failure?.values.id === row.id ? failure : undefined}
            busy={busy}
          />
        ))}
      </Rows>
    </>
  );
}
