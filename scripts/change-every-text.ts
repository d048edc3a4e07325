import { exitWith } from './measure/exit-with.ts';

// npm run change-every-text [-- --seed=…] [--pages=20]: every visible text of random pages changed as an owner does it,
// in a browser and without the code: a text is looked for in the preview, changed in the form that it leads to, and
// published. What could not be found or changed is told with its page, and is an error. The same seed does it again.
const asked = (name: string, otherwise: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);

exitWith(async () => {
  await import('./ensure-built.ts');
  const { changeEveryText } = await import('./change/change-every-text.ts');
  return changeEveryText({ seed: asked('seed', Date.now() % 1_000_000), pages: asked('pages', 20) });
});
