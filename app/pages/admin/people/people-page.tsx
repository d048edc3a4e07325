import { Form, Link, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { Choices } from '#app/pages/admin/parts/choices.tsx';
import { listAddress } from '#app/pages/admin/parts/list-address.ts';
import { PageTurner } from '#app/pages/admin/parts/page-turner.tsx';
import { ToldWithUndo } from '#app/pages/admin/parts/told-with-undo.tsx';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import type { Route } from './+types/people-page.ts';
import { ChangeMany } from './change-many.tsx';
import { runListIntent } from './list-intents.ts';
import { NobodyHere } from './nobody-here.tsx';
import { loadPeopleView } from './people-view.ts';
import { PersonFilters } from './person-filters.tsx';
import { PersonRows } from './person-rows.tsx';

export const meta: Route.MetaFunction = () => privateMeta('People');

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = staffOf(context);
  return loadPeopleView(context.get(servicesContext), staff, new URL(request.url).searchParams);
}

/** Changes the people who are ticked, or takes such a change back, and comes back to the same list. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  try {
    const search = new URL(request.url).searchParams;
    const told = await runListIntent(services, staffOf(context), form, search);
    for (const name of ['changed', 'undo', 'undone']) search.delete(name);
    for (const [name, value] of Object.entries(told)) search.set(name, value);
    return redirect(`/admin/people?${search}`, 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    fields,
    shown,
    count,
    rows,
    beside,
    told,
    team,
    former,
    csv,
    unsorted,
    views,
    isFiltered,
    everyone,
  } = loaderData;
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <h1 className="mb-6 text-3xl">People</h1>
      <nav aria-label="Views" className="mb-5">
        <Choices label="Views" choices={views} />
      </nav>
      <PersonFilters
        key={JSON.stringify(fields)}
        fields={fields}
        team={team}
        former={former}
        isFiltered={isFiltered}
      />
      <FormAlert message={actionData?.message ?? null} />
      {told && !actionData && <ToldWithUndo {...told} busy={busy} />}
      <p className="mb-3 flex flex-wrap items-baseline gap-x-6 text-ink-soft text-sm">
        {(rows.length > 0 || isFiltered) && <span>{[count, ...shown].join(', ')}</span>}
        {csv && rows.length > 0 && (
          <a className="link inline-flex min-h-11 items-center" href={csv}>
            Download this list (CSV)
          </a>
        )}
        <Link className="link inline-flex min-h-11 items-center" to="/admin/inbox">
          {unsorted > 0 ? `Unsorted letters (${unsorted})` : 'Unsorted letters'}
        </Link>
      </p>
      {rows.length === 0 ? (
        <NobodyHere isFiltered={isFiltered} />
      ) : (
        <Form
          method="post"
          // What was ticked has been changed.
          key={[told?.undo?.change, told?.text, ...rows.map(({ id }) => id)].join()}
          className="group/people"
        >
          <PersonRows rows={rows} />
          <ChangeMany team={team} everyone={everyone} busy={busy} />
        </Form>
      )}
      <PageTurner
        beside={beside}
        to={(place) => listAddress('/admin/people', { ...fields, ...place })}
        words={fields.sort === 'waiting' ? { before: 'Longer waiting', after: 'Shorter waiting' } : undefined}
      />
    </>
  );
}
