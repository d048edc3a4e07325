import { expect, test } from 'vitest';
import { megabyte } from '#domain/format/sizes.ts';
import { readLetter } from './read-letter.ts';

const raw = (...lines: string[]) => Buffer.from(lines.join('\r\n'));
const read = (...lines: string[]) => readLetter(raw(...lines), 25 * megabyte);
const plain = [
  'From: Ann Lee <Ann@Client.example>',
  'To: hello@agency.example',
  'Message-ID: <1@client.example>',
];

test('a plain answer, with what it answers', async () => {
  const letter = await read(
    ...plain,
    'Subject: Re: =?utf-8?Q?Caf=C3=A9?=',
    'Date: Mon, 23 Nov 2026 10:00:00 +0000',
    'In-Reply-To: <b@agency.example>',
    'References: <a@agency.example> <b@agency.example> <b@agency.example> garbage',
    '',
    'Yes please.',
  );
  expect(letter).toMatchObject({
    messageId: '<1@client.example>',
    inReplyTo: '<b@agency.example>',
    references: ['<a@agency.example>', '<b@agency.example>'],
    from: { name: 'Ann Lee', email: 'ann@client.example' },
    to: ['hello@agency.example'],
    subject: 'Re: Café',
    at: Date.parse('2026-11-23T10:00:00Z'),
    text: 'Yes please.',
    evidence: 0,
    report: null,
    forwarded: null,
    findings: [],
    files: [],
    left: { text: false, files: 0, unreadable: false },
  });
});

test('what servers found about its sender, as it travelled and the topmost first', async () => {
  const letter = await read(
    'Authentication-Results: mx.agency.example;',
    ' spf=pass smtp.mailfrom=client.example',
    'Received: from somewhere',
    'authentication-results: =?utf-8?Q?mx.agency.example?=; dmarc=pass',
    ...plain,
    '',
    'Authentication-Results: below',
  );
  expect(letter.findings.map((line) => line.trim())).toEqual([
    expect.stringMatching(/^mx\.agency\.example;\s+spf=pass smtp\.mailfrom=client\.example$/),
    '=?utf-8?Q?mx.agency.example?=; dmarc=pass',
  ]);
});

test('HTML alone becomes words; links show where they lead, scripts and styles are gone', async () => {
  const letter = await read(
    ...plain,
    'Content-Type: text/html; charset=utf-8',
    '',
    '<style>p{}</style><script>alert(1)</script><p onclick="x()">Hello <b>there</b></p>',
    '<p><a href="https://evil.example/x">your bank</a></p><img src=x onerror=alert(2)>',
    '<blockquote>On Monday you wrote</blockquote>',
  );
  expect(letter.text).toContain('Hello there');
  expect(letter.text).toContain('your bank [https://evil.example/x]');
  expect(letter.text).toContain('> On Monday you wrote');
  expect(letter.text).not.toMatch(/alert|onclick|p\{\}|<p|<img/);
});

test('hostile headers: line breaks, turned writing, 3 senders, an address as a name, a date of nowhere', async () => {
  const letter = await read(
    'From: "boss@agency.example\u202e" <evil@evil.example>, second@evil.example',
    'To: undisclosed-recipients:;',
    `Subject: =?utf-8?Q?a=0D=0ABcc:_x@y.example?= ${'s'.repeat(2000)}`,
    'Date: the day after tomorrow',
    `References: ${'<x@y> '.repeat(3)}${Array.from({ length: 200 }, (_, index) => `<${index}@z>`).join(' ')}`,
    '',
    'x\u0000y',
  );
  expect(letter.from).toEqual({ name: 'boss@agency.example', email: 'evil@evil.example' });
  expect(letter.subject).toMatch(/^a Bcc: x@y.example s+$/);
  expect(letter.subject.length).toBe(300);
  expect(letter.at).toBeNull();
  expect(letter.references).toHaveLength(50);
  expect(letter.references[0]).toBe('<x@y>');
  expect(letter.to).toEqual([]);
  expect(letter.text).toBe('xy');
  expect(letter.messageId).toMatch(/^<[0-9a-f]{64}@no-message-id>$/);
});

test('nested beyond reason, cut off, or no letter at all: still a letter with its headers', async () => {
  const deep: string[] = [];
  for (let level = 0; level < 60; level += 1)
    deep.push(`Content-Type: multipart/mixed; boundary=b${level}`, '', `--b${level}`);
  const nested = await read(...plain, 'Subject: Deep', ...deep, 'Content-Type: text/plain', '', 'x');
  expect(nested).toMatchObject({
    subject: 'Deep',
    from: { email: 'ann@client.example' },
    left: { unreadable: true },
  });
  expect((await readLetter(new Uint8Array(), 1)).from.email).toBe('');
  const noise = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256));
  expect((await readLetter(noise, 1)).files).toEqual([]);
});

test('broken encodings and unknown alphabets lose signs, not letters', async () => {
  const letter = await readLetter(
    Buffer.concat([
      raw(
        ...plain,
        'Content-Type: text/plain; charset=x-klingon',
        'Content-Transfer-Encoding: 8bit',
        '',
        'price ',
      ),
      Buffer.from([0xff, 0xfe, 0xe9]),
    ]),
    megabyte,
  );
  expect(letter.text).toMatch(/^price/);
});

test('files keep a harmless name; one that is too large is told, and so are those beyond the number', async () => {
  const part = (name: string, content: string) => [
    '--b',
    `Content-Type: application/zip; name="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(content).toString('base64'),
  ];
  const letter = await readLetter(
    raw(
      ...plain,
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      '',
      'See below.',
      ...part('../../etc/brief\u202egpj.zip', 'small'),
      ...part('big.zip', 'x'.repeat(200)),
      ...Array.from({ length: 40 }, () => part('many.zip', 'x')).flat(),
      '--b--',
    ),
    100,
  );
  expect(letter.text).toBe('See below.');
  expect(letter.files[0]).toMatchObject({ name: 'briefgpj.zip', bytes: 5 });
  expect(letter.files[1]).toMatchObject({ name: 'big.zip', bytes: 200, open: null });
  expect(letter.files).toHaveLength(30);
  expect(letter.left.files).toBe(12);
});

test('a delivery report names the address, the reason, and the mail that did not arrive', async () => {
  const letter = await read(
    'From: MAILER-DAEMON@mx.example',
    'Return-Path: <>',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    '',
    'Sorry.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; Gone@client.example',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 No such',
    '  user here',
    '',
    'Final-Recipient: rfc822; full@client.example',
    'Action: failed',
    'Status: 5.2.2',
    '',
    'Final-Recipient: rfc822; slow@client.example',
    'Action: delayed',
    'Status: 4.4.1',
    '',
    'Final-Recipient: rfc822; fine@client.example',
    'Action: delivered',
    'Status: 2.0.0',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    'Message-ID: <abc@agency.example>',
    'To: gone@client.example',
    '',
    'Hello',
    '--b--',
  );
  expect(letter.report).toEqual({
    originalId: '<abc@agency.example>',
    failures: [
      {
        email: 'gone@client.example',
        failed: true,
        lasting: true,
        reason: '5.1.1: 550 5.1.1 No such user here',
      },
      { email: 'full@client.example', failed: true, lasting: false, reason: '5.2.2' },
      { email: 'slow@client.example', failed: false, lasting: false, reason: '4.4.1' },
    ],
  });
  expect(letter.text).toBe('Sorry.');
  expect(letter.files).toEqual([]);
});

test('Exim’s report, without a machine-readable part', async () => {
  const letter = await read(
    'From: Mail Delivery System <Mailer-Daemon@exim.example>',
    'X-Failed-Recipients: gone@client.example',
    'Subject: Mail delivery failed',
    '',
    'This message was created automatically.',
    '------ This is a copy of the message ------',
    'Message-ID: <abc@agency.example>',
    '',
    'https://agency.example/reset/token',
  );
  expect(letter.text).toBe('This message was created automatically.');
  expect(letter.report).toMatchObject({
    originalId: '<abc@agency.example>',
    failures: [{ email: 'gone@client.example', failed: true, lasting: false }],
  });
});

test.each([
  ['text/plain', 'multipart/report; boundary="b"'],
  ['text/html', 'multipart/report; report-type=delivery-status; boundary=b'],
  ['message/rfc822', 'multipart/report; boundary=b'],
  ['text/rfc822', 'multipart/report; boundary=b'],
  ['application/octet-stream', 'multipart/report; boundary=b'],
])('of a report nothing returned as %s is kept, cut off or whole', async (type, contentType) => {
  const report = raw(
    'From: MAILER-DAEMON@mx.example',
    `Content-Type: ${contentType}`,
    '',
    '--b',
    'Content-Type: multipart/alternative; boundary=b2',
    '',
    '--b2',
    '',
    'Sorry.',
    '--b2',
    'Content-Type: text/html',
    '',
    '<p>Sorry.</p>',
    '--b2--',
    '--b',
    `Content-Type: ${type}`,
    '',
    'Message-ID: <abc@agency.example>',
    '',
    'https://agency.example/reset/token',
    '--b--',
  );
  for (const [bytes, whole] of [
    [report, true],
    [report.subarray(0, -10), false],
  ] as const) {
    const letter = await readLetter(bytes, megabyte, whole);
    expect(letter).toMatchObject({ text: 'Sorry.', files: [], report: { failures: [] } });
    expect(JSON.stringify(letter)).not.toContain('token');
  }
});

test('HTML nested ten thousand times, and longer than what is read', async () => {
  const html = await read(...plain, 'Content-Type: text/html', '', `${'<table><tr><td>'.repeat(20_000)}deep`);
  expect(html.text.trim()).toBe('');
  expect(html.left.text).toBe(true);
});

test('of more lines than letters have the first are read; a megabyte of files has fewer', async () => {
  const letter = await read(...plain, 'Content-Type: text/plain', '', ...Array<string>(40_000).fill('x'));
  expect(letter.text.split('\n').length).toBeLessThan(30_001);
  expect(letter).toMatchObject({ messageId: '<1@client.example>', left: { text: true } });
  const content = Buffer.alloc(megabyte * 0.7, 'foreshore').toString('base64');
  const lines = content.match(/.{1,60}/g) ?? [];
  const withFile = await read(
    ...plain,
    'Content-Type: application/pdf; name=a.pdf',
    'Content-Transfer-Encoding: base64',
    '',
    ...lines,
  );
  expect(withFile.left).toEqual({ text: false, files: 0, unreadable: false });
  expect(withFile.files).toMatchObject([{ name: 'a.pdf', bytes: Math.floor(megabyte * 0.7) }]);
});

test('of base64 in pieces of a sign or two the first are read; a text of as many equals signs is whole', async () => {
  const pieces = (encoding: string, text: string) =>
    read(
      ...plain,
      'Content-Type: text/plain; charset=utf-8',
      `Content-Transfer-Encoding: ${encoding}`,
      '',
      text,
    );
  const letter = await pieces('BASE64', 'QQ='.repeat(40_000));
  expect(letter.text.length).toBeLessThan(30_001);
  expect(letter.left.text).toBe(true);
  const greek = await pieces('quoted-printable', '=CE=BB'.repeat(20_000));
  expect(greek.text.length).toBe(20_000);
  expect(greek.left.text).toBe(false);
});

test('headers of more than 128 kB are not read: half a megabyte of groups kept everybody waiting', async () => {
  const headed = (bytes: number) => read(...plain, `X-Long: ${'a'.repeat(bytes)}`, '', 'text');
  expect((await headed(100_000)).left.unreadable).toBe(false);
  expect((await headed(200_000)).left.unreadable).toBe(true);
});

test('a file without a name is called by what it is, so that a program opens it', async () => {
  const part = (type: string) => ['--b', `Content-Type: ${type}`, '', 'BEGIN:VCALENDAR'];
  const { text, files } = await read(
    ...plain,
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...['--b', 'Content-Type: text/plain', '', 'Come along.'],
    ...part('Text/Calendar; method=REQUEST'),
    ...part('application/pdf'),
    ...part('application/x-odd'),
    '--b--',
  );
  expect(text).toBe('Come along.');
  expect(files.map(({ name }) => name)).toEqual(['invitation.ics', 'document.pdf', 'file']);
});
