import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { clientAddressContext, servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/letter-page.ts';
import { answerLetter } from './answer-letter.ts';
import { ComposerFields } from './composer-fields.tsx';
import { loadComposer } from './composer-view.ts';
import { Preview } from './preview.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Write a letter');

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = staffOf(context);
  const view = await loadComposer(context.get(servicesContext), staff, new URL(request.url).searchParams);
  if (!view) throw data(null, { status: 404 });
  return view;
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  const answer = await answerLetter(services, staff, request, context.get(clientAddressContext));
  return 'to' in answer ? redirect(answer.to, 303) : answer;
}

/** Writing to a person: from a template or freely, looked at before it goes. */
export default function LetterPage({ loaderData: view, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const shown = actionData ?? null;
  const values = { ...view.values, ...shown?.values };
  return (
    <>
      <BackLink to={`/admin/people/${view.person.id}`}>{view.person.name}</BackLink>
      <h1 className="mb-3 wrap-anywhere text-3xl">Write to {view.person.name}</h1>
      {view.notes.map((note) => (
        <p key={note} className="mb-2 max-w-[44rem] text-ink-soft text-sm">
          {note}
        </p>
      ))}
      <FormAlert message={formMessage(shown?.failure ?? undefined)} />
      <div className="mt-6 grid max-w-[72rem] grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-6">
          {view.templates.length > 0 && (
            <nav aria-label="Templates" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
              <span className="text-ink-soft">Begin with</span>
              {view.templates.map(({ id, name, to }) => (
                <Link key={id} className="link inline-flex min-h-11 items-center" to={to} reloadDocument>
                  {name}
                </Link>
              ))}
            </nav>
          )}
          <Form method="post" encType="multipart/form-data" noValidate className="grid grid-cols-1 gap-5">
            <ComposerFields view={view} values={values} fields={shown?.failure?.fields ?? {}} />
            {shown?.preview && <Preview letter={shown.preview} />}
            <p className="flex flex-wrap gap-3">
              <Button type="submit" name="intent" value="send" disabled={busy}>
                {shown?.again ? 'Send it anyway' : 'Send'}
              </Button>
              <Button type="submit" name="intent" value="preview" tone="outline" disabled={busy}>
                Preview it first
              </Button>
            </p>
          </Form>
        </div>
        {view.answered && (
          <aside aria-label="The letter that you answer" className="rounded-lg bg-mist p-5 text-sm">
            <p className="mb-2 font-semibold wrap-anywhere">{view.answered.subject || 'No subject'}</p>
            <p className="max-h-[60vh] overflow-y-auto whitespace-pre-wrap wrap-anywhere">
              {view.answered.text}
            </p>
          </aside>
        )}
      </div>
    </>
  );
}
