import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Env } from '#server/base/env.ts';
import { dateInFile } from './date-in-file.ts';
import { mailFolder } from './transport.ts';

/** An e-mail that was kept on disk because no SMTP server is set. */
export type CapturedMail = { id: string; subject: string; to: string; at: number };

type Site = { env: Pick<Env, 'DATA_DIR'> };

const idPattern = /^[0-9a-f-]{36}$/;
const shown = 200;

/** The kept e-mails, newest first. */
export async function listCapturedMail(services: Site): Promise<CapturedMail[]> {
  const folder = mailFolder(services.env.DATA_DIR);
  const names = await readdir(folder).catch(() => [] as string[]);
  const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4));
  const dated: Array<{ id: string; at: number; written: number }> = [];
  for (const id of ids) dated.push({ id, ...(await dateInFile(path.join(folder, `${id}.eml`))) });
  const newest = dated.sort((a, b) => b.at - a.at || b.written - a.written).slice(0, shown);
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
export async function readCapturedMail(services: Site, id: string): Promise<CapturedMessage | undefined> {
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
    attachments: email.attachments.filter(isAttached).map((one) => ({
      name: one.filename ?? 'unnamed',
      type: one.mimeType,
      bytes: typeof one.content === 'string' ? one.content.length : one.content.byteLength,
    })),
  };
}

/** An invitation stands in its mail twice: as a file, and as a part without a name that calendars read. */
function isAttached({ filename, mimeType }: Email['attachments'][number]): boolean {
  return Boolean(filename) || mimeType !== 'text/calendar';
}

async function parse(services: Site, id: string): Promise<Email> {
  return PostalMime.parse(await readFile(path.join(mailFolder(services.env.DATA_DIR), `${id}.eml`)));
}
