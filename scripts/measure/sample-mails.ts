import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minuteMs } from '#domain/format/durations.ts';
import { mailFolder } from '#server/mail/transport.ts';
import { sampleId } from './sample-rows.ts';

/** Keeps e-mails on disk as the site does without a mail server, one every three minutes before `now`. */
export function keepMails(dataDir: string, count: number, now: number): void {
  const folder = mailFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  for (let index = 1; index <= count; index += 1) {
    const name = `${sampleId('kept', index)}.eml`;
    const date = new Date(now - index * 3 * minuteMs).toUTCString().replace('GMT', '+0000');
    const head = `From: hello@example.com\nTo: visitor${index}@example.com\nSubject: Thank you ${index}\nDate: ${date}`;
    writeFileSync(
      path.join(folder, name),
      `${head}\nMIME-Version: 1.0\n\n${'Thank you for your words.\n'.repeat(80)}`,
    );
  }
}
