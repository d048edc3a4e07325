import { contentDocuments } from '#content/documents.ts';
import { pages } from '#content/pages.ts';
import { describe } from '#domain/editor/describe.ts';
import { toFields } from '#domain/editor/entries.ts';
import type { Edit } from './edits.ts';
import type { Answer, Ask } from './owner.ts';
import { risksOf } from './page-risks.ts';
import { hostileMark } from './texts.ts';

/** What became of an edit: `wrong` beside its fields, `refused` by the check, `live`, or `same` as what ships. */
export type Outcome = {
  kind: 'wrong' | 'too-large' | 'same' | 'refused' | 'live';
  /** What should not be. */
  faults: string[];
  /** The pages that read otherwise than they ship. */
  changed: string[];
  /** Sentences of the check. */
  findings: string[];
  publishMs: number;
};

const files = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/no-such-page'];
const nothing = { faults: [], changed: [], findings: [], publishMs: 0 };

/** A site whose texts are edited one after the other, each alone: what was edited before is put back with the next. */
export async function editedSite(ask: Ask) {
  const addresses = [...pages.map(({ path }) => path), ...files];
  const look = async () =>
    new Map(await Promise.all(addresses.map(async (path) => [path, await ask(path)] as const)));
  const shipped = await look();
  let seen = shipped;
  let live = 0;
  const versions = new Map<string, number>();
  const toPutBack = new Map<string, number>();

  const save = async (id: string, entries: Iterable<[string, string]>) => {
    const fields = new URLSearchParams([...entries]);
    fields.set('base', String(versions.get(id) ?? 0));
    fields.set('intent', 'save');
    const answer = await ask(`/admin/content/documents/${id}`, fields);
    if (answer.location.endsWith('?saved')) versions.set(id, (versions.get(id) ?? 0) + 1);
    return answer;
  };
  const putBack = async (id: string) => {
    const document = contentDocuments.get(id);
    if (!document) return;
    const answer = await save(id, toFields(describe(document.schema), document.defaults));
    if (answer.status !== 303) throw new Error(`‘${id}’ could not be put back: ${answer.status}`);
    toPutBack.set(id, versions.get(id) ?? 0);
  };
  const publish = async (id: string) => {
    const fields = new URLSearchParams({ expectLive: String(live), when: 'now', note: '' });
    for (const [other, number] of toPutBack)
      if (other !== id) fields.append('document', `${other}@${number}`);
    fields.append('document', `${id}@${versions.get(id)}`);
    const begun = performance.now();
    const answer = await ask('/admin/content/publish', fields);
    return { answer, publishMs: performance.now() - begun };
  };

  const tryOne = async ({ document: id, entries }: Edit): Promise<Outcome> => {
    const saved = await save(id, entries);
    const faults = faultsOfForm(saved);
    if (saved.status === 413) return { ...nothing, kind: 'too-large', faults };
    if (saved.status === 422) return { ...nothing, kind: 'wrong', faults };
    if (saved.location.endsWith('?same') || faults.length > 0) return { ...nothing, kind: 'same', faults };
    const { answer, publishMs } = await publish(id);
    const findings = findingsIn(answer.text);
    const before = seen;
    seen = await look();
    if (answer.status === 303) {
      live = Number(/published=(\d+)/.exec(answer.location)?.[1]);
      toPutBack.clear();
    }
    await putBack(id);
    const changed = differing(seen, shipped);
    if (answer.status === 303)
      return { kind: 'live', faults: faultsOfPages(seen, shipped), changed, findings, publishMs };
    const reached = differing(seen, before).map(
      (path) =>
        `${path} changed although it was refused: ${firstOtherWords(seen.get(path), before.get(path))}`,
    );
    return {
      kind: 'refused',
      faults: [...faultsOfRefusal(answer), ...reached],
      changed,
      findings,
      publishMs,
    };
  };
  return { tryOne };
}

/** Pages made for each visitor name a number used once and a time; all others have keys, clocks and the tide of now. */
const plain = ({ text, headers }: Answer) => {
  if ((headers.get('content-security-policy') ?? '').includes("'nonce-")) return '';
  const ofNow =
    /(?<=(?:idempotencyKey|formToken|holdToken)(?:" value="|&quot;:&quot;))[\w.-]*|(?<=&quot;now&quot;:)\d+|(?<= data-way=")\w+/g;
  const [page = '', ...shore] = text.replace(ofNow, '').split('<g id="sea"');
  return (
    page.replace(/(?<=data-unit="\w+"[^>]*>)\d+/g, '') + shore.join('').replace(/\d|rising|falling/g, '')
  );
};

const differing = (now: Map<string, Answer>, before: Map<string, Answer>) =>
  [...now].flatMap(([path, answer]) => {
    const other = before.get(path);
    return other && plain(answer) === plain(other) ? [] : [path];
  });

/** Where two answers part, to be looked into. */
function firstOtherWords(now: Answer | undefined, before: Answer | undefined): string {
  const [one, other] = [now ? plain(now) : '', before ? plain(before) : ''];
  const apart = Array.from(one).findIndex((sign, index) => sign !== other[index]);
  const from = Math.max(0, (apart < 0 ? one.length : apart) - 60);
  return JSON.stringify([other, one].map((text) => text.slice(from, from + 160)));
}

/** An attack that stands in a page as markup; what React writes into attributes and texts is escaped. */
const raw = new RegExp(`<(script>${hostileMark}|img src=x|svg/onload|style>body|a href="javascript)`, 'i');

function faultsOfForm(answer: Answer): string[] {
  if (answer.status === 303 || answer.status === 413) return [];
  if (answer.status !== 422) return [`the form was answered with ${answer.status}`];
  return [
    ...(/needs? correcting/.test(answer.text) && /href="#f/.test(answer.text)
      ? []
      : ['the form was refused without a word']),
    ...(raw.test(answer.text) ? ['the form shows an attack as markup'] : []),
  ];
}

function findingsIn(html: string): string[] {
  const [, list = ''] = /id="refused"[\s\S]*?<ul[^>]*>([\s\S]*?)<\/ul>/.exec(html) ?? [];
  return [...list.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, item = '']) => item);
}

function faultsOfRefusal(answer: Answer): string[] {
  if (answer.status !== 422) return [`publishing was answered with ${answer.status}`];
  const findings = findingsIn(answer.text);
  return [
    ...(findings.length > 0 ? [] : ['publishing was refused without a word']),
    ...findings
      .filter((one) => !one.includes('<a '))
      .map((one) => `a finding leads nowhere: ${one.slice(0, 200)}`),
    ...(raw.test(answer.text) ? ['the refusal shows an attack as markup'] : []),
  ];
}

function faultsOfPages(now: Map<string, Answer>, shipped: Map<string, Answer>): string[] {
  return [...now].flatMap(([path, answer]) => {
    const before = shipped.get(path);
    if (!before || before.text === answer.text) return [];
    if (answer.status !== before.status) return [`${path} is answered with ${answer.status}`];
    if (files.includes(path) && !path.endsWith('page')) return [];
    const policy = answer.headers.get('content-security-policy') ?? '';
    return risksOf(answer.text, before.text, policy).map((one) => `${path} has ${one}`);
  });
}
