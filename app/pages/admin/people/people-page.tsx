import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { PageTurner } from '#app/pages/admin/parts/page-turner.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { formatInstantBritishDate, formatInstantTime } from '#domain/format/instant.ts';
import { loadRules } from '#server/availability/rules.ts';
import { readPlace } from '#server/db/keyset.ts';
import { listPeople, peopleOrder } from '#server/people/find.ts';
import type { Route } from './+types/people-page.ts';
import { PersonRows } from './person-rows.tsx';

export const meta: Route.MetaFunction = () => privateMeta('People');

export async function loader({ request, context }: Route.LoaderArgs) {
  staffOf(context);
  const { query } = context.get(servicesContext).db;
  const { rows, ...beside } = await listPeople(
    query,
    readPlace(new URL(request.url).searchParams, peopleOrder),
  );
  const { zone } = await loadRules(query);
  return {
    beside,
    rows: rows.map(({ id, name, company, email, status, waiting_since, next_step, last_at }) => ({
      ...{ id, company, status, nextStep: next_step },
      name: name || email || 'Without a name',
      email: name && email ? email : '',
      waits: waiting_since !== null,
      date: formatInstantBritishDate(last_at, zone),
      time: formatInstantTime(last_at, zone),
    })),
  };
}

export default function PeoplePage({ loaderData: { rows, beside } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="mb-6 text-3xl">People</h1>
      {rows.length === 0 && (
        <p className="max-w-[34em] rounded-lg bg-sand p-5">
          Nobody has written or booked a call yet. Whoever does appears here, with all that passes between you
          on one page.
        </p>
      )}
      <PersonRows rows={rows} />
      <PageTurner beside={beside} to={(place) => `/admin/people?${new URLSearchParams(place)}`} />
    </>
  );
}
