import { Form, Link } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { privateMeta } from '#app/private-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import type { Route } from './+types/content-page.ts';
import { DocumentRows } from './document-rows.tsx';
import { loadIndexView } from './index-view.ts';
import { collectionWords } from './items/collection-words.ts';
import { PlaceLinks } from './place-links.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Website');

export function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const asked = search.get('find')?.trim().slice(0, 400) ?? '';
  const staffId = staffOf(context).id;
  return loadIndexView(db.query, { staffId, asked, away: search.has('away'), now: clock.now() });
}

/** Everything that visitors read, in groups. */
export default function ContentPage({ loaderData: view }: Route.ComponentProps) {
  const { asked, away, groups, places, more, putAway, waiting, goingOut } = view;
  return (
    <>
      <h1 className="mb-3 text-3xl">Website</h1>
      <p className="mb-6 max-w-[44rem]">
        Everything that visitors read. What you save here is kept as a version; visitors see it once it is
        published.
        {waiting > 0 && ` ${waiting} ${waiting === 1 ? 'text is' : 'texts are'} saved and not published yet.`}
        {goingOut > 0 &&
          ` ${goingOut} ${goingOut === 1 ? 'goes' : 'go'} out by ${goingOut === 1 ? 'itself' : 'themselves'} at a set time.`}
      </p>
      <p className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton href="/admin/content/publish" tone={waiting > 0 ? 'beacon' : 'outline'} size="sm">
          Publish
        </LinkButton>
        <Link to="/admin/content/preview" className="link inline-flex min-h-11 items-center">
          Preview
        </Link>
        <Link to="/admin/content/releases" className="link inline-flex min-h-11 items-center">
          Releases
        </Link>
        <Link to="/admin/content/pictures" className="link inline-flex min-h-11 items-center">
          Pictures
        </Link>
      </p>
      <Form method="get" key={asked} className="mb-10 flex max-w-[34rem] flex-wrap items-end gap-3">
        <Field id="find" label="Find a page or text" className="min-w-0 grow">
          {(control) => <TextInput {...control} type="search" name="find" defaultValue={asked} />}
        </Field>
        <Button type="submit" tone="ink">
          Find
        </Button>
        {asked && (
          <Link to="/admin/content" className="link inline-flex min-h-12 items-center">
            Show all
          </Link>
        )}
      </Form>
      {away && (
        <p className="mb-6 max-w-[44rem]">
          These are put away: no page shows them, and they are in no other list. Open one to bring it back,
          under ‘Address’.
        </p>
      )}
      {groups.length === 0 && away ? (
        <p>Nothing is put away.</p>
      ) : groups.length === 0 && places.length === 0 ? (
        <p>
          Nothing on the website is called ‘{asked}’ or says it. Try one word of a title, such as ‘contact’,
          or fewer words of the text.
        </p>
      ) : (
        <div className="grid max-w-[66rem] grid-cols-1 gap-6 lg:gap-4">
          {groups.map((group, index) => (
            <section
              key={group.title}
              aria-labelledby={`group-${index}`}
              className="grid grid-cols-1 gap-x-8 gap-y-2 lg:grid-cols-[10rem_minmax(0,1fr)]"
            >
              <h2 id={`group-${index}`} className="font-sans font-semibold text-base lg:pt-3.5">
                {group.title}
              </h2>
              <div>
                <DocumentRows rows={group.rows} />
                {!away && <BeginItem group={group.title} />}
              </div>
            </section>
          ))}
        </div>
      )}
      {places.length > 0 && (
        <section aria-labelledby="texts" className="mt-8 max-w-[44rem]">
          <h2 id="texts" className="mb-1 font-sans font-semibold text-base">
            Texts that say it
          </h2>
          <PlaceLinks places={places} />
          {more > 0 && (
            <p className="mt-2 text-ink-soft text-sm">
              {more === 1 ? 'One more text says' : `${more} more texts say`} it. Type the words around it to
              find fewer.
            </p>
          )}
        </section>
      )}
      {(putAway > 0 || away) && (
        <p className="mt-8">
          <Link to={away ? '/admin/content' : '/admin/content?away'} className="link">
            {away ? 'Back to the whole website' : `Put away (${putAway})`}
          </Link>
        </p>
      )}
    </>
  );
}

/** Below the groups that one may add to. */
function BeginItem({ group }: { group: string }) {
  const collection = group === 'Notes' ? 'notes' : group === 'Portfolio' ? 'case-studies' : null;
  return (
    collection && (
      <p className="mt-3">
        <LinkButton href={`/admin/content/new/${collection}`} tone="outline" size="sm" icon="plus">
          {collectionWords[collection].begin}
        </LinkButton>
      </p>
    )
  );
}
