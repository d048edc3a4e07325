import { Form, Link } from 'react-router';
import { clientAddressContext, servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { BackLink } from '#app/pages/admin/parts/back-link.tsx';
import { DoneNote } from '#app/pages/admin/parts/done-note.tsx';
import { listAddress } from '#app/pages/admin/parts/list-address.ts';
import { PageTurner } from '#app/pages/admin/parts/page-turner.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import type { Route } from './+types/pictures-page.ts';
import { answerUpload } from './answer-upload.ts';
import { PictureCard } from './picture-card.tsx';
import { loadPicturesView } from './pictures-view.ts';
import { UploadPart } from './upload-part.tsx';
import { useLookAgain } from './use-look-again.ts';

export const meta: Route.MetaFunction = () => privateMeta('Pictures');

const address = '/admin/content/pictures';

export function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  return loadPicturesView(db.query, new URL(request.url).searchParams, clock.now());
}

export function action({ request, context }: Route.ActionArgs) {
  const sender = { staffId: staffOf(context).id, address: context.get(clientAddressContext) };
  return answerUpload(context.get(servicesContext), request, sender);
}

/** The library of pictures that texts may show. */
export default function PicturesPage({ loaderData: view, actionData }: Route.ComponentProps) {
  useLookAgain(view.waits);
  const { find, onlyUnused, rows, beside } = view;
  const filter = { find, unused: onlyUnused && 'yes' };
  return (
    <>
      <BackLink to="/admin/content">Website</BackLink>
      <h1 className="mb-3 text-3xl">Pictures</h1>
      <p className="mb-6 max-w-[44rem]">
        Photographs and drawings that the website’s texts may show. A text shows one once you have chosen it
        there and published.
      </p>
      {view.told && !actionData && <DoneNote>{view.told}</DoneNote>}
      <UploadPart outcome={actionData ?? null} />
      <Form method="get" key={find} className="mt-10 mb-4 flex max-w-[34rem] flex-wrap items-end gap-3">
        <Field id="find" label="Find a picture" className="min-w-0 grow">
          {(control) => <TextInput {...control} type="search" name="find" defaultValue={find} />}
        </Field>
        <Button type="submit" tone="ink">
          Find
        </Button>
      </Form>
      <p className="mb-5 flex flex-wrap gap-x-6">
        {(find || onlyUnused) && (
          <Link to={address} className="link inline-flex min-h-11 items-center">
            Show all
          </Link>
        )}
        {!onlyUnused && (
          <Link to={`${address}?unused=yes`} className="link inline-flex min-h-11 items-center">
            Shown nowhere
          </Link>
        )}
      </p>
      {rows.length === 0 ? (
        <p>{emptyWords(find, onlyUnused)}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-4">
          {rows.map((row) => (
            <PictureCard key={row.id} picture={row} />
          ))}
        </ul>
      )}
      <PageTurner beside={beside} to={(place) => listAddress(address, { ...filter, ...place })} />
    </>
  );
}

function emptyWords(find: string, onlyUnused: boolean): string {
  if (find) return `No picture is called ‘${find}’ or described with it.`;
  return onlyUnused
    ? 'Every picture is shown somewhere.'
    : 'There are no pictures yet. Add the first one above.';
}
