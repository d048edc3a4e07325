import fc from 'fast-check';

const words = fc.constantFrom(
  ...'the a we you they page week shop street harbour client answer phone month work price plan team number'.split(
    ' ',
  ),
  ...'quick plain honest steady small early careful every second third local clear careful written agreed'.split(
    ' ',
  ),
  ...'shows keeps asks finds sends writes brings holds makes tells opens counts reads moves and or with for'.split(
    ' ',
  ),
  ...'responsibility straightforward accessibility maintainability'.split(' '),
);

/** Names what hostile texts would run or load, so that it can be looked for in whatever is made of them. */
export const hostileMark = 'wreck';

const hostile = [
  `<script>${hostileMark}()</script>`,
  `</script><script>${hostileMark}()</script>`,
  `"><img src=x onerror=${hostileMark}()>`,
  `' onmouseover='${hostileMark}()`,
  `<svg/onload=${hostileMark}()>`,
  `<style>body{display:none}/*${hostileMark}*/</style>`,
  `<a href="javascript:${hostileMark}()">a link</a>`,
  `javascript:${hostileMark}()`,
  `JaVaScRiPt:${hostileMark}()`,
  `[a link](javascript:${hostileMark}())`,
  `[a link](&#106;avascript:${hostileMark}())`,
  `[a link](data:text/html,${hostileMark})`,
  `![a picture](https://evil.example/${hostileMark}.png)`,
  `<https://evil.example/${hostileMark}>`,
  `[a link](//evil.example/${hostileMark})`,
  `//evil.example/${hostileMark}`,
  `/\\evil.example/${hostileMark}`,
  `/portfolio" onclick="${hostileMark}()`,
  `data:text/html,<script>${hostileMark}()</script>`,
  `<!-- ${hostileMark}`,
  `]]>${hostileMark}<![CDATA[`,
  '{{',
  '{{site.secret}}',
  '{{site.email}} {{offer.price}} {{constructor}}',
  '{{__proto__.x}}',
  '{name} {secret} {{{name}}}',
  `\${process.exit(1)}`,
  '%0d%0aSet-Cookie: a=b',
  'Line\nSubject: another',
  "'; DROP TABLE content_versions; --",
  '\u0000',
  '\ud800',
  '\u2028\u2029',
  '__proto__',
  '9'.repeat(400),
  '-1e309',
] as const;

const oddities = [
  '\u202etxet nedrut\u202c',
  '\u2067\u05e9\u05dc\u05d5\u05dd\u2069',
  'مرحبا',
  '👩‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '🎉🎉🎉',
  'zero\u200bwidth\u200djoined\ufeff',
  'a\u0301\u0302\u0303\u0304\u0305\u0306\u0307',
  'ﷺ',
  '漢字かな交じり文',
  '\u00a0\u00a0',
  '\u00ad\u00ad',
  'x\u2060y',
  '—–…“”‘’',
  'Unterwassermassengrabenbauwerksverwaltung',
  'W'.repeat(60),
  `https://www.example.co.uk/${'very-long-path-'.repeat(8)}`,
  '£1,234,567',
  '1234567890'.repeat(5),
];

const sentenceOf = (length: number) =>
  fc
    .array(words, {
      minLength: Math.max(1, Math.ceil(length / 4)),
      maxLength: Math.max(1, Math.ceil(length / 4)),
    })
    .map((some) => {
      const text = some.join(' ').slice(0, Math.max(1, length)).trim();
      return text.charAt(0).toUpperCase() + text.slice(1);
    });

/** Another text in place of one: 30 to 200 per cent of its length, with its end. */
export const reworded = (text: string) =>
  fc.integer({ min: 30, max: 200 }).chain((percent) => {
    const end = /[.?!]$/.exec(text)?.[0] ?? '';
    const length = Math.round(((text.length || 40) * percent) / 100);
    return sentenceOf(length - end.length).map((said) => `${said}${end}`);
  });

/** The same text with something in it that is rare, and no attack. */
export const odd = (text: string) =>
  fc
    .tuple(fc.constantFrom(...oddities), fc.nat(Math.max(1, text.length)))
    .map(([one, at]) => `${text.slice(0, at)} ${one} ${text.slice(at)}`);

/** An attack alone or within the text. */
export const attack = (text: string) =>
  fc.tuple(fc.constantFrom(...hostile), fc.boolean()).map(([one, alone]) => (alone ? one : `${text} ${one}`));

export const empty = fc.constantFrom('', ' ', '\n\n', '\u00a0', '\u200b');

export const enormous = fc
  .tuple(
    fc.constantFrom('word ', 'W', '🎉', '<b>', '\n', '[a](b)', '{{', '- '),
    fc.constantFrom(400, 5_000, 60_000),
  )
  .map(([one, times]) => one.repeat(times));
