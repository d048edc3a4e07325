import { data, Form, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { documentAddress, historyAddress } from '#app/pages/admin/content/addresses.ts';
import { askedDocument } from '#app/pages/admin/content/edit/document-view.ts';
import { numberIn } from '#app/pages/admin/content/edit/number-in.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { PageTurner } from '#app/pages/admin/parts/page-turner.tsx';
import { revalidateOvertaken } from '#app/pages/admin/parts/revalidate-overtaken.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/history-page.ts';
import { loadHistoryView } from './history-view.ts';
import { takeAgain } from './take-again.ts';
import { VersionChanges } from './version-changes.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? `History of ‘${loaderData.title}’` : 'History');

export const shouldRevalidate = revalidateOvertaken;

export function loader({ params, request, context }: Route.LoaderArgs) {
  const document = askedDocument(params['*']);
  const before = numberIn(new URL(request.url).searchParams, 'after') || undefined;
  return loadHistoryView(context.get(servicesContext).db.query, document, before);
}

/** Saves an earlier text once more, as the newest version. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const document = askedDocument(params['*']);
  const form = await readForm(request);
  const staffId = staffOf(context).id;
  const refused = await takeAgain(context.get(servicesContext), document, staffId, form);
  if (refused) return data({ message: refused }, { status: 409 });
  // What somebody typed meanwhile waits beside it, and must not stand in its place.
  return redirect(`${documentAddress(document.id)}?as-saved&saved`, 303);
}

/** What was saved of one document: by whom, when, and what changed each time. */
export default function HistoryPage({ loaderData: view, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <BackLink to={documentAddress(view.id)}>{view.title}</BackLink>
      <h1 className="mb-6 text-3xl">History of ‘{view.title}’</h1>
      <FormAlert message={actionData?.message ?? null} />
      <ol className="grid max-w-[60rem] grid-cols-1 gap-4">
        {view.versions.map((version) => (
          <li key={version.number} className="grid gap-3 rounded-lg bg-foam p-5 shadow-line">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2 className="font-sans font-semibold text-base">{version.title}</h2>
              <p className="text-ink-soft text-sm">
                {[version.when, version.isLive && 'what visitors read now'].filter(Boolean).join(' · ')}
              </p>
            </div>
            {version.note && <p className="wrap-anywhere">{version.note}</p>}
            <VersionChanges changes={version.changes} more={version.more} />
            {!version.isLatest && (
              <Form method="post">
                <input type="hidden" name="base" value={view.latest} />
                <Button
                  type="submit"
                  tone="outline"
                  size="sm"
                  name="number"
                  value={version.number}
                  disabled={busy}
                  aria-label={`Take this text again: ${version.title}`}
                >
                  Take this text again
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ol>
      <PageTurner
        beside={{ before: null, after: view.after }}
        to={(place) => `${historyAddress(view.id)}${place ? `?${new URLSearchParams(place)}` : ''}`}
      />
    </>
  );
}
