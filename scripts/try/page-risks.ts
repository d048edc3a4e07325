import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { hostileMark } from './texts.ts';

/** What a page has that could run, lead out, or look otherwise than the site does. */
type Powers = { scripts: string[]; inline: string[]; styles: string[]; others: string[]; wrong: string[] };

const linkAttributes = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'srcset',
  'data',
  'poster',
  'xlink:href',
]);

/** An address as browsers read it: blanks and control signs are left out. */
const spoken = (value: string) =>
  [...value]
    .filter((sign) => sign > ' ')
    .join('')
    .toLowerCase();

/** Facts that a text names and nobody filled in. */
const named = (html: string) => html.match(/\{\{[^}]{0,40}/g) ?? [];

function powersOf(html: string): Powers {
  const powers: Powers = { scripts: [], inline: [], styles: [], others: [], wrong: [] };
  let script: { type: string; text: string } | null = null;
  let style: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script') {
        script = { type: attributes.type ?? '', text: '' };
        if (attributes.src) powers.scripts.push(attributes.src);
      }
      if (name === 'style') style = '';
      if (/^(style|iframe|object|embed|base|meta|link|frame)$/.test(name))
        powers.others.push(
          name === 'meta' && !attributes['http-equiv']
            ? 'meta'
            : `${name} ${attributes['http-equiv'] ?? attributes.rel ?? ''}`,
        );
      for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith('on') || key === 'style' || key === 'srcdoc')
          powers.wrong.push(`<${name} ${key}="${value}">`);
        const address = spoken(value);
        if (linkAttributes.has(key) && /^(javascript|vbscript|data:text)/.test(address))
          powers.wrong.push(`<${name} ${key}="${value.slice(0, 80)}">`);
        if (linkAttributes.has(key) && /^(https?:)?[\\/]{2}evil\./.test(address) && name !== 'a')
          powers.wrong.push(`<${name} ${key}="${value.slice(0, 80)}">`);
      }
    },
    ontext(text) {
      if (script) script.text += text;
      if (style !== null) style += text;
    },
    onclosetag(name) {
      if (name === 'style' && style !== null) {
        powers.styles.push(style);
        style = null;
      }
      if (name !== 'script' || !script) return;
      if (script.type === 'application/ld+json') powers.wrong.push(...brokenData(script.text));
      else if (script.text) powers.inline.push(script.text);
      script = null;
    },
  });
  parser.end(html);
  return powers;
}

function brokenData(text: string): string[] {
  try {
    JSON.parse(text);
    return [];
  } catch {
    return [`structured data that cannot be read: ${text.slice(0, 80)}`];
  }
}

/** What is in one list and not in the other, each as often as it stands there. */
function added(now: string[], before: string[]): string[] {
  const left = [...before];
  return now.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What an edit brought into a page that no text may bring.
 * @param before the same page as it ships
 * @param policy its Content-Security-Policy
 */
export function risksOf(html: string, before: string, policy: string): string[] {
  const [now, then] = [powersOf(html), powersOf(before)];
  const scripts = now.inline.filter((text) => !policy.includes(hashOf(text)) && !policy.includes("'nonce-"));
  const allowed = (policy.match(/'(sha256-[^']+|unsafe[^']*)'/g) ?? []).filter(
    (one) => ![...now.inline, ...then.styles].some((text) => hashOf(text) === one),
  );
  return [
    ...added(now.wrong, then.wrong),
    ...added(now.scripts, then.scripts).map((one) => `the script ${one}`),
    ...(now.inline.length === then.inline.length ? [] : ['another number of scripts']),
    ...now.inline
      .filter((text) => text.includes(hostileMark))
      .map((text) => `a script with ${text.slice(0, 80)}`),
    ...added(now.styles, then.styles).map((one) => `the style ${one.slice(0, 80)}`),
    ...added(now.others, then.others).map((one) => `the element <${one}>`),
    ...scripts.map((text) => `a script that the policy refuses: ${text.slice(0, 80)}`),
    ...allowed.map((one) => `a policy that allows ${one}`),
    // Texts that a script of the page fills in ship with their names.
    ...added(named(html), named(before)).map((one) => `a fact that is not filled in: ${one}`),
  ];
}
