import { data, Form, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { documentAddress } from '#app/pages/admin/content/addresses.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { addressOfItem, collections, itemOf } from '#domain/editor/collections.ts';
import { moveNote } from '#server/content/collections/move-note.ts';
import { bringBack, putAway, putAwayItems, whyShown } from '#server/content/collections/put-away.ts';
import { itemWords } from '#server/content/collections/titles.ts';
import { readDocument } from '#server/content/documents/read-document.ts';
import type { Route } from './+types/item-page.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? `Address of ‘${loaderData.title}’` : 'Address');

export async function loader({ params, context }: Route.LoaderArgs) {
  const { id, item } = asked(params['*']);
  const { query } = context.get(servicesContext).db;
  const { number } = await readDocument(query, id);
  const saved: Record<string, number> = number > 0 ? { [id]: number } : {};
  const words = await itemWords(query, { ids: [id], saved, staffId: staffOf(context).id });
  return {
    id,
    title: words.get(id)?.title ?? '',
    address: addressOfItem(item.collection, item.name),
    page: collections[item.collection].page,
    one: collections[item.collection].one,
    canMove: item.collection === 'notes',
    shown: await whyShown(query, id),
    isAway: (await putAwayItems(query)).has(id),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id, item } = asked(params['*']);
  const services = context.get(servicesContext);
  const staffId = staffOf(context).id;
  const form = await readForm(request);
  const intent = String(form.get('intent') ?? '');
  try {
    if (intent === 'put-away') {
      await putAway(services, { id, staffId });
      return redirect('/admin/content?away', 303);
    }
    if (intent === 'bring-back') {
      await bringBack(services, { id });
      return redirect(documentAddress(id), 303);
    }
    if (item.collection !== 'notes') throw data(null, { status: 404 });
    const to = String(form.get('name') ?? '').trim();
    await moveNote(services, { from: item.name, to, staffId });
    return redirect(`${documentAddress(`notes/${to}`)}?moved`, 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

function asked(id = '') {
  const item = itemOf(id);
  if (!item) throw data(null, { status: 404 });
  return { id, item };
}

/** Where a note or a case study stands on the web, and the ways to move it or put it away. */
export default function ItemPage({ loaderData: view, actionData: failure }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <BackLink to={documentAddress(view.id)}>{view.title}</BackLink>
      <h1 className="mb-2 text-3xl">Address</h1>
      <p className="mb-7 max-w-[44rem] text-ink-soft">
        Its address is <span className="wrap-anywhere font-mono text-sm">{view.address}</span>.
      </p>
      <FormAlert message={formMessage(failure)} />
      <div className="grid gap-11">
        {view.canMove && !view.isAway && (
          <Part id="move" title="Move it to another address">
            <p className="mb-4 max-w-[40rem]">
              Anyone who opens the old address is taken to the new one. Feed readers do not show the note
              again. Both take effect once you publish.
            </p>
            <Form method="post" className="grid max-w-[34rem] items-start gap-4 sm:grid-cols-[1fr_auto]">
              <TextField
                name="name"
                label="New address"
                hint={`What stands behind ${view.page}`}
                defaultValue={failure?.values.name ?? ''}
                autoCapitalize="none"
                spellCheck={false}
                error={failure?.fields.name}
              />
              <Button
                type="submit"
                tone="outline"
                name="intent"
                value="move"
                disabled={busy}
                className="sm:mt-14"
              >
                Move it
              </Button>
            </Form>
          </Part>
        )}
        <Part id="away" title={view.isAway ? 'Put away' : 'Put it away'}>
          <p className="mb-4 max-w-[40rem]">
            {view.isAway
              ? `This ${view.one} is out of the list. What was written is kept.`
              : (view.shown ??
                `No page shows this ${view.one}. You can take it out of the list; what was saved of it is kept, and a draft that was never saved is gone.`)}
          </p>
          {(view.isAway || view.shown === null) && (
            <Form method="post">
              <Button
                type="submit"
                tone="outline"
                size="sm"
                name="intent"
                value={view.isAway ? 'bring-back' : 'put-away'}
                disabled={busy}
              >
                {view.isAway ? 'Bring it back' : 'Put it away'}
              </Button>
            </Form>
          )}
        </Part>
      </div>
    </>
  );
}
