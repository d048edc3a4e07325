import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { mentions, textsIn } from '#domain/data-requests/mentions.ts';
import type { Env } from '#server/base/env.ts';
import { mailFolder } from './transport.ts';

type Site = { env: Pick<Env, 'DATA_DIR'> };

/** Ids of the e-mails that are kept on disk now. */
export async function keptMailIds({ env }: Site): Promise<string[]> {
  const names = await readdir(mailFolder(env.DATA_DIR)).catch(() => [] as string[]);
  return names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4));
}

/**
 * Those of some kept e-mails that name one of these addresses.
 * @param namesNone ids of those that were read before, to which it adds: a file never changes once it has its name
 */
export async function keptMailsNaming(
  { env }: Site,
  addresses: readonly string[],
  { ids, namesNone }: { ids: readonly string[]; namesNone: Set<string> },
): Promise<string[]> {
  const folder = mailFolder(env.DATA_DIR);
  const found: string[] = [];
  for (const id of ids) {
    if (namesNone.has(id)) continue;
    if (await namesOneOf(path.join(folder, `${id}.eml`), addresses)) found.push(id);
    else namesNone.add(id);
  }
  return found;
}

/** Deletes kept e-mails; they need not exist. */
export async function dropKeptMails({ env }: Site, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(path.join(mailFolder(env.DATA_DIR), `${id}.eml`), { force: true });
}

/** In its headers or texts, or in an invitation that is part of it. A file that has gone meanwhile names nobody. */
async function namesOneOf(file: string, addresses: readonly string[]): Promise<boolean> {
  const raw = await readFile(file).catch(() => null);
  if (!raw) return false;
  const { headers, text, html, attachments } = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
  const contents = attachments.map(({ content }) => content);
  return textsIn([headers, text, html, contents]).some((one) =>
    addresses.some((address) => mentions(one, address)),
  );
}
