import { Link } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { momentOf } from '#app/pages/admin/parts/moment.ts';
import { Row, RowLink, Rows } from '#app/pages/admin/parts/row.tsx';
import { When } from '#app/pages/admin/parts/when.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { mailboxStanding } from '#server/inbox/mailbox/standing.ts';
import { listUnsorted } from '#server/inbox/sort/unsorted.ts';
import type { Route } from './+types/inbox-page.ts';
import { mailboxWords } from './mailbox-words.ts';

export const meta: Route.MetaFunction = () => privateMeta('Letters');

export async function loader({ context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const { letters, count } = await listUnsorted(services.db.query);
  const standing = mailboxWords(await mailboxStanding(services));
  const rows = letters.map(({ at, text, ...letter }) => ({
    ...letter,
    when: momentOf(at, services.clock.now(), agencyZone),
    begins: text.replaceAll(/\s+/g, ' ').slice(0, 160),
  }));
  return { rows, count, standing };
}

/** Letters of people who are not known yet. */
export default function InboxPage({ loaderData: { rows, count, standing } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="mb-3 text-3xl">Unsorted letters</h1>
      <p className="mb-2 max-w-[44rem]">
        Letters from people you know are on their page. These came from addresses you do not know yet: open
        one to make its sender a person and a lead, or to say that it is not for you.
      </p>
      <p className="mb-8 max-w-[44rem] text-ink-soft text-sm">
        {standing}{' '}
        <Link className="link" to="/admin/letter-templates">
          Templates and signature
        </Link>
      </p>
      {rows.length === 0 ? (
        <p className="rounded-lg bg-mist p-6">Nothing waits here.</p>
      ) : (
        <Rows>
          {rows.map(({ id, name, email, subject, begins, when, files, unconfirmed }) => (
            <Row key={id} className="lg:grid-cols-[16rem_minmax(0,1fr)_auto] lg:items-baseline">
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
      )}
      {count > rows.length && (
        <p className="mt-6">{count - rows.length} older ones follow once these are sorted.</p>
      )}
    </>
  );
}
