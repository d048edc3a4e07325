import type { MailTransport } from '../mail/transport.ts';
import type { OutboxHandlers } from './entries.ts';

/** Who does the work of each kind of entry. */
export function outboxHandlers(parts: { mail: MailTransport }): OutboxHandlers {
  return {
    email: ({ id, payload }) => parts.mail.send(id, payload),
  };
}
