/**
 * A body that is meant to cost a server much, and how it is sent. What costs is to read it, which one place does for
 * all endpoints, or what each of them makes of its answers.
 */
export type Body = { what: string; type: string; body: string; costs: 'reading' | 'answers' };

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';
const multipart = 'multipart/form-data; boundary=x';

/** As many pieces as fit into a size; each may depend on its index. */
function filled(bytes: number, piece: string | ((index: number) => string), glue = ''): string {
  const at = typeof piece === 'string' ? () => piece : piece;
  const pieces: string[] = [];
  for (let length = 0, index = 0; ; index += 1) {
    const next = at(index);
    length += next.length + glue.length;
    if (length > bytes) return pieces.join(glue);
    pieces.push(next);
  }
}

const texts = [
  'email',
  'name',
  'fullName',
  'message',
  'projectDetails',
  'notes',
  'reason',
  'zone',
  'password',
];
/** Texts that make careless regular expressions backtrack. */
const nasty = [' ', '<a ', 'a.', 'a@', '-', '\r', 'www.', '[url', '\u202e', '"\\'];
const manyTexts = (bytes: number) =>
  texts.map((name, index) => {
    const room = bytes / texts.length / 3 - 20;
    return [name, `${filled(room, nasty[index % nasty.length] ?? ' ')}!`] as const;
  });

const part = (name: string, text: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;

/** An ordinary form with one answer of the full size, for comparison. */
export const ordinaryBody = (bytes: number): Body => ({
  what: 'one long answer',
  type: form,
  costs: 'answers',
  body: `message=${filled(bytes - 8, 'word+')}`,
});

/** The worst known bodies, each of nearly this many bytes. */
export function worstBodies(bytes: number): Body[] {
  const room = bytes - 200;
  const of = (type: string, what: string, body: string): Body => ({ what, type, body, costs: 'reading' });
  const each = (...one: Parameters<typeof of>): Body => ({ ...of(...one), costs: 'answers' });
  const answers = (more: object) => JSON.stringify({ name: 'Ada', email: 'a@example.com', ...more });
  return [
    of(form, 'one field again and again', filled(room, 'a=1', '&')),
    each(form, 'a list again and again', filled(room, 'projectTypes=seo', '&')),
    each(
      form,
      'a new field each time',
      filled(room, (index) => `f${index.toString(36)}=`, '&'),
    ),
    each(
      form,
      'rows of the hours',
      filled(room, (i) => `overrides.${i % 999}.ranges.${i}.start=1`, '&'),
    ),
    of(form, 'nothing but separators', filled(room, '&')),
    of(form, 'escapes', `message=${filled(room, '%F0')}`),
    each(
      form,
      'texts for careless expressions',
      new URLSearchParams([...manyTexts(room).map((one) => [...one])]).toString(),
    ),
    of(json, 'lists in lists', `{"a":${filled(room, '[')}`),
    of(json, 'objects in objects', filled(room, '{"a":')),
    each(json, 'a long list', `{"projectTypes":[${filled(room, '"seo"', ',')}]}`),
    each(json, 'many keys', `{${filled(room, (index) => `"${index.toString(36)}":1`, ',')}}`),
    of(json, 'a long number', `{"name":${filled(room, '9')}}`),
    each(json, 'texts for careless expressions', answers(Object.fromEntries(manyTexts(room)))),
    each(multipart, 'tiny parts', `${filled(room, part('a', '1'))}--x--`),
    of(multipart, 'nameless files', `${filled(room, part('files', '', '; filename=""'))}--x--`),
    of(multipart, 'nearly a boundary', `${part('message', filled(room, '\r\n--'))}--x--`),
    of(multipart, 'a name of dots', `${part('files', '1', `; filename="${filled(room, '.a\\')}"`)}--x--`),
    of(multipart, 'headers', `--x\r\n${filled(room, 'A: b', '\r\n')}\r\n\r\n1\r\n--x--`),
    of(
      multipart,
      'a file',
      `${part('files', `%PDF-1.7\n${filled(room, 'x')}`, '; filename="plan.pdf"')}--x--`,
    ),
  ];
}

/** A body as one chunk for each byte. */
export function inBytes(body: string): Buffer {
  const chunks = [...Buffer.from(body)].map((byte) => Buffer.from([0x31, 13, 10, byte, 13, 10]));
  return Buffer.concat([...chunks, Buffer.from('0\r\n\r\n')]);
}
