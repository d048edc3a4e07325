import { mayOpen } from '#app/access.ts';
import { listAddress } from '#app/pages/admin/parts/list-address.ts';
import { momentOf } from '#app/pages/admin/parts/moment.ts';
import { countText } from '#domain/format/count-text.ts';
import { formatBritishDate } from '#domain/format/date-time.ts';
import { wallClock } from '#domain/format/instant.ts';
import { nearDate } from '#domain/format/near.ts';
import { inPence } from '#domain/people/value.ts';
import type { CurrentStaff } from '#server/auth/staff.ts';
import { loadRules } from '#server/availability/rules.ts';
import { readPlace } from '#server/db/keyset.ts';
import { countUnsorted } from '#server/inbox/sort/unsorted.ts';
import { mostChangedAtOnce } from '#server/people/lists/everyone.ts';
import { filterFields, type PersonFilter, readPersonFilter } from '#server/people/lists/filter.ts';
import { formerOwners } from '#server/people/lists/former-owners.ts';
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
  const former = await formerOwners(services, filter.owner);
  const fields = filterFields(filter);
  const { sort: _, ...narrowing } = fields;
  return {
    views: viewsOf(staff.id, fields),
    fields,
    isFiltered: Object.values(narrowing).some((value) => value !== null),
    shown: shownWords(filter, [...team, ...former]),
    count: countText(count, 'person', 'people', most),
    rows: rows.map((row) => rowOf(row, services.clock.now(), zone)),
    beside,
    team,
    former,
    unsorted: await countUnsorted(services.db.query),
    told: toldOf(search),
    everyone: everyoneOf(count, rows.length, most),
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
function shownWords(filter: PersonFilter, staff: Colleague[]): string[] {
  const { way, status, owner, source, since, until, waiting, sort } = filter;
  const name =
    owner === 'nobody' ? 'nobody' : (staff.find(({ id }) => id === owner)?.name ?? 'a former colleague');
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

function rowOf(person: ListedPerson, now: number, zone: string) {
  const { id, name, company, phone, email, status, owner, valuePence, waitingSince, lastAt } = person;
  const today = wallClock(now, zone).date;
  return {
    ...{ id, name, company, phone, email, status, owner },
    value: valuePence === null ? null : inPence(valuePence),
    waiting: waitingSince === null ? null : momentOf(waitingSince, now, zone),
    step:
      person.nextStep &&
      [person.nextStepOn && nearDate(person.nextStepOn, today), person.nextStep].filter(Boolean).join(': '),
    last: momentOf(lastAt, now, zone),
  };
}

export type PersonRow = ReturnType<typeof rowOf>;

export type Everyone = { label: string } | { hint: string } | null;

/** Those on all pages of the list, to be chosen at once; null when there is only this one. */
function everyoneOf(count: number, shown: number, most: number): Everyone {
  const figure = (number: number) => number.toLocaleString('en-GB');
  if (count <= shown) return null;
  if (count <= Math.min(most, mostChangedAtOnce))
    return { label: `All ${figure(count)} people on this list, not only those on this page` };
  return {
    hint: `To change everybody on a list at once, filter it down to ${figure(mostChangedAtOnce)} people or fewer.`,
  };
}

/** What a change of several came to, or its undoing; null for anything that is not an answer of ours. */
function toldOf(search: URLSearchParams): { text: string; undo: Record<string, string> | null } | null {
  const pair = (name: string) =>
    /^(\d{1,4})\.(\d{1,4})$/
      .exec(search.get(name) ?? '')
      ?.slice(1)
      .map(Number);
  const people = (count: number, one: string, many: string) =>
    count === 1 ? `1 person ${one}` : `${count.toLocaleString('en-GB')} people ${many}`;
  const changed = pair('changed');
  if (changed) {
    const [done = 0, same = 0] = changed;
    const rest = same === 0 ? '' : ` ${same} ${same === 1 ? 'was' : 'were'} so already or gone.`;
    const text = `${people(done, 'was changed', 'were changed')}.${rest} Each change stands in the person’s timeline.`;
    const change = search.get('undo');
    return { text, undo: change && /^[\w-]{1,64}$/.test(change) ? { intent: 'undo', change } : null };
  }
  const undone = pair('undone');
  if (!undone) return null;
  const [back = 0, left = 0] = undone;
  const rest = left === 0 ? '' : ` ${people(left, 'was', 'were')} changed since, and left as they are now.`;
  return { text: `${people(back, 'is', 'are')} as before the change.${rest}`, undo: null };
}
