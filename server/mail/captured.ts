import { readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Env } from '#server/base/env.ts';
import { mailFolder } from './transport.ts';

type Site = { env: Pick<Env, 'DATA_DIR'> };

const idPattern = /^[0-9a-f-]{36}$/;
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
