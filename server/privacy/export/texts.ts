import { readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { mailFolder } from '#server/mail/transport.ts';
import { contentsOf } from '#server/outbox/of-person.ts';
import { outboxKinds } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import type { PersonRecords } from '#server/privacy/erase/find-person.ts';
import { readable, withoutPrivateLinks } from './left-out.ts';
import type { ExportRow } from './row.ts';

/** So many texts are in memory at a time. */
const atOnce = 25;

/** Letters with their texts, some at a time. */
export async function* lettersRows(services: Services, found: PersonRecords): AsyncGenerator<ExportRow> {
  for (const ids of pages(found.letters)) {
    const rows = await services.db.query
      .selectFrom('messages')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('at')
      .execute();
    for (const { text, ...row } of rows)
      yield { values: { ...readable(row), text: withoutPrivateLinks(text, services.env.SITE_URL) } };
  }
}

/** E-mails and notices of the outbox. One that only names the person may be about others as well. */
export async function* mailRows(services: Services, found: PersonRecords): AsyncGenerator<ExportRow> {
  const about = new Set(found.deliveries.flatMap((entry) => (entry.about ? [entry.id] : [])));
  for (const ids of pages(found.deliveries)) {
    for (const { id, payload, createdAt, ...row } of await contentsOf(services.db.query, ids)) {
      const told = said(services, found, row.kind, payload, about.has(id));
      yield { values: { id, ...row, written_at: createdAt, ...told } };
    }
  }
}

function said(
  { env }: Services,
  { asked }: PersonRecords,
  kind: string,
  payload: unknown,
  about: boolean,
): Record<string, unknown> {
  const mail = kind === 'email' ? outboxKinds.email.safeParse(payload).data : undefined;
  if (!about && !(mail && asked.includes(mail.to.toLowerCase())))
    return { note: 'It names you, among others.' };
  if (!mail) return { content: readable({ content: payload }).content };
  const { to, replyTo, subject, text, attachments = [] } = mail;
  const files = attachments.map(({ filename }) => filename).join(', ');
  const rest = { ...(replyTo && { reply_to: replyTo }), ...(files && { files }) };
  return { to, ...rest, subject, text: withoutPrivateLinks(text, env.SITE_URL) };
}

/** Mails on disk that the outbox no longer has; the others are told of there. */
export async function* keptMailRows(services: Services, found: PersonRecords): AsyncGenerator<ExportRow> {
  const told = new Set(found.deliveries.map(({ id }) => id));
  for (const { id } of found.keptMails.map((one) => ({ id: one }))) {
    if (told.has(id)) {
      yield { values: { id, note: 'A copy of the email above.' } };
      continue;
    }
    const raw = await readFile(path.join(mailFolder(services.env.DATA_DIR), `${id}.eml`)).catch(() => null);
    if (!raw) continue;
    const { date, to = [], subject, text = '' } = await PostalMime.parse(raw);
    const isTheirs = to.some(({ address = '' }) => found.asked.includes(address.toLowerCase()));
    const clean = withoutPrivateLinks(text, services.env.SITE_URL);
    yield {
      values: {
        id,
        date,
        ...(isTheirs ? { subject, text: clean } : { note: 'It names you, among others.' }),
      },
    };
  }
}

function pages(rows: readonly { id: string }[]): string[][] {
  const starts = Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, page) => page * atOnce);
  return starts.map((from) => rows.slice(from, from + atOnce).map(({ id }) => id));
}
