import { data, Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { historyAddress, itemAddress } from '#app/pages/admin/content/addresses.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { DoneNote } from '#app/pages/admin/parts/done-note.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { entriesOf } from '#domain/editor/entries.ts';
import { mayPublish } from '#server/content/releases/may-publish.ts';
import type { Route } from './+types/document-page.ts';
import { DocumentForm } from './document-form.tsx';
import { askedDocument, loadDocumentView } from './document-view.ts';
import { DraftNote } from './draft-note.tsx';
import { notAnswered } from './not-answered.ts';
import { runIntent } from './run-intent.ts';
import { type Typed, typedAgain } from './typed.ts';
import { useAnswer } from './use-answer.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta((loaderData as { title?: string } | undefined)?.title ?? 'Website');

export function loader({ params, request, context }: Route.LoaderArgs) {
  const { id } = askedDocument(params['*']);
  const { db } = context.get(servicesContext);
  return loadDocumentView(db.query, staffOf(context).id, id, new URL(request.url).searchParams);
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const document = askedDocument(params['*']);
  const form = await readForm(request);
  const services = context.get(servicesContext);
  const staff = staffOf(context);
  // Whoever saves is about to publish.
  if (form.get('intent') === 'save' && (await mayPublish(services.db.query, staff))) services.content.warm();
  return runIntent(services, { document, staffId: staff.id, form });
}

/** A form that got no answer comes back as it was sent: what stands in it is not taken away. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const message = notAnswered(error);
    if (!message) throw error;
    // With a status of trouble, since nothing else can be asked for now either.
    return data(typedAgain(form, entriesOf(form), { message }), { status: 503 });
  }
}

/** A form that comes back goes on from the version that it began with; what was saved leads to a new address. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionResult === undefined && defaultShouldRevalidate;
}

/** One document as a form. */
export default function DocumentPage({ loaderData: view, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData, view);
  const typed = answer && 'entries' in answer ? (answer as Typed) : null;
  return (
    <>
      <BackLink to="/admin/content">Website</BackLink>
      <h1 className="mb-2 text-3xl">{view.title}</h1>
      <p className="mb-6 flex flex-wrap gap-x-5 text-ink-soft text-sm">
        <span>
          {view.last}
          {view.published ? '' : view.due ? ` · goes out on ${view.due}` : ' · not published yet'}
        </span>
        <Link to={historyAddress(view.id)} className="link">
          History
        </Link>
        {view.isItem && (
          <Link to={itemAddress(view.id)} className="link">
            Address
          </Link>
        )}
        {view.pages[0] && (
          <a href={view.pages[0]} className="link">
            See the page
          </a>
        )}
      </p>
      {view.told && !typed && <DoneNote>{view.told}</DoneNote>}
      {view.fellBackTo !== null && (
        <p className="mb-6 max-w-[44rem] rounded-lg bg-beacon-wash p-4">
          The website has changed since version {view.number} and can no longer use it. This is{' '}
          {view.fellBackTo === 0 ? 'the text as it was delivered' : `version ${view.fellBackTo}`}; the later
          one is in the history.
        </p>
      )}
      {!typed && !view.told && (view.waiting || !view.done) && <DraftNote view={view} />}
      <DocumentForm key={`${view.id} ${view.base} ${view.continued !== null}`} view={view} typed={typed} />
    </>
  );
}
