import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { momentOf } from '#app/pages/admin/parts/moment.ts';
import { privateMeta } from '#app/private-meta.ts';
import { loadRules } from '#server/availability/rules.ts';
import { findPeople } from '#server/search/find.ts';
import type { Route } from './+types/search-page.ts';
import { HitRows } from './hit-rows.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Search');

/** What is shown of a text again that somebody pasted into the field. */
const longestShown = 200;

export async function loader({ request, context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const asked = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longestShown);
  const { zone } = await loadRules(services.db.query);
  const { hits, ...rest } = await findPeople(services, asked);
  return {
    asked,
    ...rest,
    hits: hits.map((hit) => ({ ...hit, last: momentOf(hit.lastAt, services.clock.now(), zone) })),
  };
}

export default function SearchPage({ loaderData: { asked, hits, more, behind } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="wrap-anywhere mb-6 text-3xl">{asked ? `Search for ‘${asked}’` : 'Search'}</h1>
      {behind && (
        <p role="status" className="mb-5 max-w-[38rem] rounded-lg bg-sand p-4">
          Older records are still being read in, so somebody may be missing. Search again in a minute.
        </p>
      )}
      {asked === '' && (
        <p className="max-w-[38rem]">
          Type a name, a company, part of an email address or phone number, or a word from a message or note.
        </p>
      )}
      {asked !== '' && hits.length === 0 && (
        <p className="max-w-[38rem] rounded-lg bg-sand p-5">
          Nobody was found for ‘{asked}’. Fewer words find more people, and the beginning of a word is enough.
        </p>
      )}
      {hits.length > 0 && (
        <p className="mb-3 text-ink-soft text-sm">
          {more
            ? `The best ${hits.length} are shown. Another word narrows it down.`
            : hits.length === 1
              ? 'One person'
              : `${hits.length} people`}
        </p>
      )}
      <HitRows hits={hits} />
    </>
  );
}
