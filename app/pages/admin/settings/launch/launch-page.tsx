import { Form, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { LaunchProgress } from '#app/pages/admin/parts/launch-progress.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { launchListNow, putAside, takeBack } from '#server/start/launch/put-aside.ts';
import type { Route } from './+types/launch-page.ts';
import { LaunchPart } from './launch-part.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Before launch');

export function loader({ context }: Route.LoaderArgs) {
  return launchListNow(context.get(servicesContext));
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  try {
    if (text('intent') === 'back') await takeBack(services, staff, text('id'));
    else await putAside(services, staff, { id: text('id'), reason: text('reason') });
    return redirect('/admin/settings/launch', 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

/** The whole launch list: what is still sample, unset or unsafe, each with where it is mended. */
export default function LaunchPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const { parts, aside, settled, total } = loaderData;
  return (
    <>
      <BackLink to="/admin/settings">Settings</BackLink>
      <h1 className="mb-3 text-3xl">Before launch</h1>
      <p className="mb-4 max-w-[38rem]">
        {parts.length === 0
          ? 'Everything is settled. If something changes, it appears here and on your first page again.'
          : 'What to settle before visitors come, most urgent first.'}
      </p>
      <div className="mb-10">
        <LaunchProgress settled={settled} total={total} />
      </div>
      <FormAlert message={formMessage(failure)} />
      <div className="grid max-w-[56rem] grid-cols-1 gap-10">
        <div>
          {parts.map((part, index) => (
            <LaunchPart key={part.title} part={part} first={index === 0} failure={failure} busy={busy} />
          ))}
        </div>
        {aside.length > 0 && (
          <Part id="aside" title="Put aside">
            <ul className="grid grid-cols-1 gap-2">
              {aside.map(({ id, what, reason }) => (
                <li
                  key={id}
                  className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-lg bg-sand p-4 text-sm sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
                >
                  <span className="min-w-0 wrap-anywhere">
                    {what} <span className="block text-ink-soft">Your reason: {reason}</span>
                  </span>
                  <Form method="post">
                    <input type="hidden" name="id" value={id} />
                    <Button type="submit" name="intent" value="back" tone="quiet" size="sm" disabled={busy}>
                      Take back<span className="sr-only">: {what}</span>
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </>
  );
}
