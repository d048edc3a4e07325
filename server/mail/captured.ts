import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Services } from '../services.ts';
import { mailFolder } from './transport.ts';

/** An e-mail that was kept on disk because no SMTP server is set. */
export type CapturedMail = { id: string; subject: string; to: string; at: number };

const idPattern = /^[0-9a-f-]{36}$/;
const shown = 200;

/** The kept e-mails, newest first. */
export async function listCapturedMail(services: Services): Promise<CapturedMail[]> {
  const folder = mailFolder(services.env.DATA_DIR);
  const names = await readdir(folder).catch(() => [] as string[]);
  const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4));
  const dated = await Promise.all(
    ids.map(async (id) => ({ id, at: (await stat(path.join(folder, `${id}.eml`))).mtimeMs })),
  );
  const newest = dated.sort((a, b) => b.at - a.at).slice(0, shown);
  return Promise.all(
    newest.map(async ({ id, at }) => {
      const email = await parse(services, id);
      return {
        id,
        subject: email.subject ?? '',
        to: email.to?.map((one) => one.address).join(', ') ?? '',
        at,
      };
    }),
  );
}

export type CapturedMessage = {
  subject: string;
  from: string;
  to: string;
  replyTo: string;
  text: string;
  html: string;
  attachments: Array<{ name: string; type: string; bytes: number }>;
};

/** One kept e-mail, or undefined. */
export async function readCapturedMail(services: Services, id: string): Promise<CapturedMessage | undefined> {
  if (!idPattern.test(id)) return undefined;
  const email = await parse(services, id).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!email) return undefined;
  const addresses = (list: Email['to']) => list?.map((one) => one.address ?? one.name).join(', ') ?? '';
  return {
    subject: email.subject ?? '',
    from: email.from?.address ?? '',
    to: addresses(email.to),
    replyTo: addresses(email.replyTo),
    text: email.text ?? '',
    html: email.html ?? '',
    attachments: email.attachments.map((one) => ({
      name: one.filename ?? 'unnamed',
      type: one.mimeType,
      bytes: typeof one.content === 'string' ? one.content.length : one.content.byteLength,
    })),
  };
}

async function parse(services: Services, id: string): Promise<Email> {
  return PostalMime.parse(await readFile(path.join(mailFolder(services.env.DATA_DIR), `${id}.eml`)));
}
