import { mayOpen } from '#app/access.ts';
import { listAddress } from '#app/pages/admin/parts/list-address.ts';
import { countText } from '#domain/format/count-text.ts';
import { formatBritishDate } from '#domain/format/date-time.ts';
import { formatInstantBritishDate } from '#domain/format/instant.ts';
import { inPence } from '#domain/people/value.ts';
import type { CurrentStaff } from '#server/auth/staff.ts';
import { loadRules } from '#server/availability/rules.ts';
import { readPlace } from '#server/db/keyset.ts';
import { countUnsorted } from '#server/inbox/sort/unsorted.ts';
import { filterFields, type PersonFilter, readPersonFilter } from '#server/people/lists/filter.ts';
import { type ListedPerson, listAndCountPeople, personOrder } from '#server/people/lists/list.ts';
import type { Services } from '#server/ports/services.ts';
import { personStatusWords } from './person-status.tsx';
import { sortWords, wayWords } from './person-words.ts';

const perPage = 50;

export type Colleague = { id: string; name: string };

/** Everything that the list of people shows. */
export async function loadPeopleView(services: Services, staff: CurrentStaff, search: URLSearchParams) {
  const { zone } = await loadRules(services.db.query);
  const filter = readPersonFilter(search, zone);
  const place = readPlace(search, personOrder(filter.sort));
  const { rows, count, most, ...beside } = await listAndCountPeople(services, filter, { place, perPage });
  const team: Colleague[] = await services.db.query
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('left_at', 'is', null)
    .orderBy('name')
    .execute();
  const fields = filterFields(filter);
  const { sort: _, ...narrowing } = fields;
  return {
    views: viewsOf(staff.id, fields),
    fields,
    isFiltered: Object.values(narrowing).some((value) => value !== null),
    shown: shownWords(filter, team),
    count: countText(count, 'person', 'people', most),
    rows: rows.map((row) => rowOf(row, zone)),
    beside,
    team,
    unsorted: await countUnsorted(services.db.query),
    told: toldOf(search.get('changed')),
    csv: mayOpen(staff.role, '/admin/people.csv') ? listAddress('/admin/people.csv', fields) : null,
  };
}

/** What is looked at most, a click away. */
function viewsOf(staffId: string, fields: Record<string, string | null>) {
  const here = listAddress('/admin/people', fields);
  const view = (label: string, wanted: Record<string, string>) => {
    const to = listAddress('/admin/people', wanted);
    return { label, to, current: to === here };
  };
  return [
    view('Everybody', {}),
    view('Waiting for an answer', { waiting: 'yes', sort: 'waiting' }),
    view('New', { status: 'new' }),
    view('Mine', { owner: staffId }),
  ];
}

/** What the filter lets through, in words. */
function shownWords(filter: PersonFilter, team: Colleague[]): string[] {
  const { way, status, owner, source, since, until, waiting, sort } = filter;
  const name =
    owner === 'nobody' ? 'nobody' : (team.find(({ id }) => id === owner)?.name ?? 'a former colleague');
  return [
    ...(status ? [`status ${personStatusWords[status].toLowerCase()}`] : []),
    ...(way ? [wayWords[way].toLowerCase()] : []),
    ...(owner ? [`looked after by ${name}`] : []),
    ...(source ? [`source with ‘${source}’`] : []),
    ...(since ? [`first heard of from ${formatBritishDate(since.date)}`] : []),
    ...(until ? [`first heard of until ${formatBritishDate(until.date)}`] : []),
    ...(waiting ? ['waiting for an answer'] : []),
    sortWords[sort].toLowerCase(),
  ];
}

function rowOf(person: ListedPerson, zone: string) {
  const { id, name, company, phone, email, status, owner, valuePence, waitingSince, lastAt } = person;
  const date = (at: number) => formatInstantBritishDate(at, zone);
  return {
    ...{ id, name, company, phone, email, status, owner },
    value: valuePence === null ? null : inPence(valuePence),
    waiting: waitingSince === null ? null : date(waitingSince),
    step:
      person.nextStep &&
      [person.nextStepOn && formatBritishDate(person.nextStepOn), person.nextStep].filter(Boolean).join(': '),
    last: date(lastAt),
  };
}

export type PersonRow = ReturnType<typeof rowOf>;

/** What a change of several came to; null for anything that is not an answer of ours. */
function toldOf(changed: string | null): string | null {
  const [, done, same] = /^(\d{1,3})\.(\d{1,3})$/.exec(changed ?? '') ?? [];
  if (done === undefined) return null;
  const first = done === '1' ? '1 person was changed.' : `${done} people were changed.`;
  const rest = same === '0' ? '' : ` ${same} ${same === '1' ? 'was' : 'were'} so already or gone.`;
  return `${first}${rest} Each change stands in the person’s timeline with what it was before.`;
}
