import { Form, Link, redirect, useNavigation } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { momentOf } from '#app/pages/admin/parts/moment.ts';
import { Row, RowLink, Rows } from '#app/pages/admin/parts/row.tsx';
import { ToldWithUndo } from '#app/pages/admin/parts/told-with-undo.tsx';
import { When } from '#app/pages/admin/parts/when.tsx';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { readForm } from '#app/pages/read-form.ts';
import { privateMeta } from '#app/private-meta.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { mailboxStanding } from '#server/inbox/mailbox/standing.ts';
import { markNotOurs, sendersNotOurs } from '#server/inbox/sort/not-ours.ts';
import { listUnsorted, mostListed } from '#server/inbox/sort/unsorted.ts';
import { leftNote } from '#server/inbox/take/left-in-mailbox.ts';
import type { Route } from './+types/inbox-page.ts';
import { mailboxWords } from './mailbox-words.ts';
import { PutAside } from './put-aside.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Letters');

export async function loader({ request, context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const { letters, count } = await listUnsorted(services.db.query);
  const standing = mailboxWords(await mailboxStanding(services));
  const rows = letters.map(({ at, text, ...letter }) => ({
    ...letter,
    when: momentOf(at, services.clock.now(), agencyZone),
    begins: text.replaceAll(/\s+/g, ' ').slice(0, 160),
  }));
  const ids = idsIn(new URL(request.url).searchParams.get('away'));
  const told = toldOf(ids, await sendersNotOurs(services.db.query, ids));
  return { rows, count, standing, told, left: await leftNote(services) };
}

/** Takes letters off the list, or back on to it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const listed = idsIn(String(form.get('listed') ?? ''));
  const ids = listed.length > 0 ? listed : form.getAll('letter').map(String).slice(0, mostListed);
  const back = form.get('intent') === 'ours';
  try {
    await markNotOurs(context.get(servicesContext), staffOf(context), ids, back);
    return redirect(back ? '/admin/inbox' : `/admin/inbox?away=${ids.join()}`, 303);
  } catch (error) {
    return formFailure(error, form);
  }
}

function idsIn(text: string | null): string[] {
  return (text ?? '').split(',').filter(Boolean).slice(0, mostListed);
}

function toldOf(ids: string[], senders: string[]) {
  if (senders.length === 0) return null;
  const undo = { intent: 'ours', listed: ids.join() };
  const of = senders.length === 1 ? senders[0] : `${senders.length} senders`;
  return { text: `Letters from ${of} are off the list. Later ones stay in the mailbox.`, undo };
}

/** Letters of people who are not known yet. */
export default function InboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, count, standing, told, left } = loaderData;
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <h1 className="mb-3 text-3xl">Unsorted letters</h1>
      <p className="mb-2 max-w-[44rem]">
        Letters from people you know are on their page. These came from addresses you do not know yet: open
        one to make its sender a person and a lead, or tick those that are not for you.
      </p>
      <p className="mb-8 max-w-[44rem] text-ink-soft text-sm">
        {standing}{' '}
        <Link className="link" to="/admin/letter-templates">
          Templates and signature
        </Link>
      </p>
      {left && <p className="mb-8 max-w-[44rem] rounded-md bg-danger-wash p-4 font-medium">{left}</p>}
      <FormAlert message={actionData?.message ?? null} />
      {told && !actionData && <ToldWithUndo {...told} busy={busy} />}
      {rows.length === 0 ? (
        <p className="rounded-lg bg-mist p-6">Nothing waits here.</p>
      ) : (
        <Form method="post" key={rows.map(({ id }) => id).join()} className="group/letters">
          <Rows>
            {rows.map(({ id, name, email, subject, begins, when, files, unconfirmed }) => (
              <Row
                key={id}
                className="grid-cols-[auto_minmax(0,1fr)] [&_a]:scroll-mb-48 [&_input]:scroll-mb-48 lg:grid-cols-[auto_16rem_minmax(0,1fr)_auto] lg:items-baseline"
              >
                <label className="-m-2.5 relative z-10 flex size-11 items-center justify-center self-start max-lg:row-span-3">
                  <span className="sr-only">
                    Choose {subject || 'No subject'} from {name || email}
                  </span>
                  <input type="checkbox" name="letter" value={id} className="size-6 rounded-sm accent-tide" />
                </label>
                <span className="wrap-anywhere min-w-0">
                  <span className="block font-semibold">{name || email}</span>
                  {name && <span className="block text-ink-soft text-sm">{email}</span>}
                  {unconfirmed && <span className="block text-danger text-sm">Sender not verified</span>}
                </span>
                <span className="wrap-anywhere min-w-0">
                  <RowLink to={`/admin/letters/${id}`}>{subject || 'No subject'}</RowLink>
                  <span className="block text-ink-soft text-sm">{begins}</span>
                </span>
                <span className="text-ink-soft text-sm">
                  <When at={when} />
                  {files > 0 && `, ${files} ${files === 1 ? 'file' : 'files'}`}
                </span>
              </Row>
            ))}
          </Rows>
          <PutAside ids={rows.map(({ id }) => id)} busy={busy} />
        </Form>
      )}
      {count > rows.length && (
        <p className="mt-6">{count - rows.length} older ones follow once these are sorted.</p>
      )}
    </>
  );
}
