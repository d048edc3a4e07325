import type { EmailMessage } from '../mail/message.ts';
import type { Services } from '../services.ts';

/** An e-mail of the outbox as staff see it. */
export type DeliveryState = {
  id: string;
  title: string;
  to: string;
  status: 'pending' | 'leased' | 'done' | 'dead';
  attempts: number;
  lastError: string | null;
  createdAt: number;
};

/** The e-mails that belong to one thing, such as 'booking:<id>', oldest first. */
export async function deliveriesFor(services: Services, subject: string): Promise<DeliveryState[]> {
  const rows = await services.db.query
    .selectFrom('outbox')
    .selectAll()
    .where('subject', '=', subject)
    .where('kind', '=', 'email')
    .orderBy('created_at')
    .execute();
  return rows.map((row) => {
    const message = JSON.parse(row.payload) as EmailMessage;
    return {
      id: row.id,
      title: message.subject,
      to: message.to,
      status: row.status,
      attempts: row.attempts,
      lastError: row.last_error,
      createdAt: row.created_at,
    };
  });
}
