import { createHash } from 'node:crypto';

type Parts = {
  from?: string;
  to?: string;
  subject?: string;
  id?: string;
  answers?: string | undefined;
  headers?: string[];
  /** Headers of the body and the body, instead of plain text. */
  body?: string[];
  text?: string;
};

let count = 0;

/** A letter as it travels. */
export function rawLetter(parts: Parts): string {
  count += 1;
  const { from = 'Ann Lee <ann@client.example>', to = 'hello@agency.example', subject = 'Our site' } = parts;
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${parts.id ?? `<letter-${count}@client.example>`}`,
    ...(parts.answers ? [`In-Reply-To: ${parts.answers}`, `References: ${parts.answers}`] : []),
    'Date: Thu, 19 Nov 2026 10:00:00 +0000',
    ...(parts.headers ?? []),
    ...(parts.body ?? ['Content-Type: text/plain; charset=utf-8', '', parts.text ?? 'Hello']),
  ].join('\r\n');
}

/** A file as a part of a letter, between boundaries named `b`, with a few words before it. */
export function withFile(name: string, content: Buffer, words = 'See the plan.'): string[] {
  const lines = content.toString('base64').match(/.{1,76}/g) ?? [];
  return [
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=iso-8859-1',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    `${words} =A3500`,
    '--b',
    `Content-Type: application/pdf; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    ...lines,
    '--b--',
    '',
  ];
}

/** What a mail server writes when a mail of ours, named by its id, could not be delivered. */
export function rawBounce({ to, id, status = '5.1.1' }: { to: string; id: string; status?: string }): string {
  return rawLetter({
    from: 'MAILER-DAEMON@mx.example',
    subject: 'Undelivered Mail Returned to Sender',
    headers: ['Auto-Submitted: auto-replied', 'Return-Path: <>'],
    body: [
      'Content-Type: multipart/report; report-type=delivery-status; boundary=r',
      '',
      '--r',
      '',
      'Sorry.',
      '--r',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      `Final-Recipient: rfc822; ${to}`,
      'Action: failed',
      `Status: ${status}`,
      '',
      '--r',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: ${id}`,
      `To: ${to}`,
      '',
      '--r--',
      '',
    ],
  });
}

export const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
