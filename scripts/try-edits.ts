import './content/markdown-imports.ts';
import { exitWith } from './measure/exit-with.ts';

// npm run try-edits [-- --edits=1000] [--seed=…] [--looks=60] [--in=offer]: random edits of the site’s texts, made from
// the schemas of the documents, among them wrong, empty, enormous and hostile ones. Each goes through the form, the
// release, the check and the pages of a running site. It is an error when one does what it must not; the same seed
// does it again.
const asked = (name: string, otherwise: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);

exitWith(async () => {
  await import('./ensure-built.ts');
  // Content can be loaded once Node knows what an import of Markdown gives.
  const { tryEdits } = await import('./try/try-edits.ts');
  return tryEdits({
    edits: asked('edits', 1000),
    seed: asked('seed', Date.now() % 1_000_000),
    looks: asked('looks', 60),
    only: asked('only', 0),
    start: process.argv.find((word) => word.startsWith('--in='))?.slice('--in='.length) ?? '',
  });
});
