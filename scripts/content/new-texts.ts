import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentsIn } from '#content/documents.ts';
import type { Release } from '#content/live.ts';
import type { ContentDocument } from '#content/registry.ts';
import { sameFacts } from '#server/content/documents/facts-text.ts';
import { takeApart } from '#server/content/proofs/apart.ts';
import { ships } from '#server/content/shipped/defaults.ts';
import { literal } from './source/literal.ts';
import { markdownOf } from './source/markdown.ts';
import { rewritten } from './source/rewrite.ts';
import { parseTree } from './source/tree.ts';

/** A document whose live facts are not those of its file, or that has no file. */
export type Differing = { document: ContentDocument; facts: object };

/** Whether a file can say a document; notes live in the database alone. */
const hasFile = ({ id, file }: ContentDocument) =>
  ships(id) || file.endsWith('.md') || id.startsWith('case-studies/');

/** The documents of a release that no file is for. */
export function storedAlone(release: Release): ContentDocument[] {
  return documentsIn(release).filter((one) => release.has(one.file) && !hasFile(one));
}

/** Where a release says something else than the files; without anything that is kept apart from it. */
export function differing(release: Release): Differing[] {
  return documentsIn(release).flatMap((document) => {
    const live = release.get(document.file);
    if (!live || !hasFile(document)) return [];
    const { facts } = takeApart(document.id, live);
    return ships(document.id) && sameFacts(facts, document.defaults) ? [] : [{ document, facts }];
  });
}

/** The files of `root` that say it: their new texts by their paths. What no file can say is told. */
export function newTexts(root: string, all: readonly Differing[]) {
  const files = new Map<string, string>();
  const untold: string[] = [];
  const read = (file: string) => files.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  for (const { document, facts } of all) {
    const { id, file, defaults } = document;
    try {
      if (file.endsWith('.md')) files.set(file, markdownOf(file, facts));
      else if (ships(id)) files.set(file, withFacts(read(file), { file, defaults, facts }));
      else {
        files.set(file, newStudy(id, facts));
        files.set(portfolio, withStudy(read(portfolio), id));
      }
    } catch (error) {
      untold.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { files, untold };
}

/** A file of `content/` with other facts. @throws Error when its facts are not written out in it */
export function withFacts(
  source: string,
  { file, defaults, facts }: { file: string; defaults: object; facts: object },
): string {
  const tree = parseTree(source);
  const data = tree.dataOf(file);
  if (!data) throw new Error(`${file}: its facts are computed, so they cannot be written back.`);
  return tree.withValue(data, rewritten(tree, data, defaults, facts));
}

const portfolio = 'content/portfolio.ts';
const camel = (id: string) => id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const nameOf = (id: string) => `study${camel(`-${id.slice('case-studies/'.length)}`)}`;

function newStudy(id: string, facts: object): string {
  const slug = id.slice('case-studies/'.length);
  return `import { define } from '#content/define.ts';
import { type CaseStudy, caseStudySchema } from '#content/schema/case-study.ts';

export const ${nameOf(id)}: CaseStudy = define(
  'content/${id}.ts',
  caseStudySchema('${slug}'),
  ${literal(facts)},
);
`;
}

/** The portfolio with one more study that ships. */
function withStudy(source: string, id: string): string {
  const list = /^(const shipped = \[)([^\]]*)\]/m;
  if (!list.test(source)) throw new Error(`${portfolio}: the list of studies was not found.`);
  return source
    .replace(/^(import \{ blankCaseStudy \}.*\n)/m, `$1import { ${nameOf(id)} } from './${id}.ts';\n`)
    .replace(
      list,
      (_, start: string, names: string) => `${start}${names.replace(/,?\s*$/, '')}, ${nameOf(id)}]`,
    );
}
