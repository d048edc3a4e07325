import { Row, RowLink, Rows } from '#app/pages/admin/parts/row.tsx';
import { When } from '#app/pages/admin/parts/when.tsx';
import type { MailView } from './mail-view.ts';

/** E-mails that were kept on disk; each row leads to its e-mail. */
export function KeptRows({ mails }: { mails: MailView['kept'] }) {
  if (mails.length === 0) {
    return <p className="max-w-[34em] rounded-lg bg-sand p-5">There are no emails here.</p>;
  }
  return (
    <Rows>
      {mails.map((mail) => (
        <Row key={mail.id} className="sm:grid-cols-[1fr_auto] sm:items-center">
          <span className="min-w-0 break-words">
            <RowLink to={`/admin/mail/${mail.id}`}>{mail.subject}</RowLink>
            <span className="block text-ink-soft text-sm">Kept, not sent. To {mail.to}</span>
          </span>
          <When at={mail.when} className="text-ink-soft text-sm" />
        </Row>
      ))}
    </Rows>
  );
}
