import { exitWith } from './measure/exit-with.ts';

// npm run try-instances [-- --visits=600] [--kills=3]: three instances of the built site, which make their database
// together, behind a balancer; some are killed while visitors book and write. It is an error when something that was
// acknowledged is lost or there twice, two calls stand at one time, or somebody gets a mail under two Message-IDs.
const asked = (name: string, otherwise: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);

exitWith(async () => {
  await import('./ensure-built.ts');
  const { tryInstances } = await import('./try/instances/try-instances.ts');
  return tryInstances({ visits: asked('visits', 600), kills: asked('kills', 3) });
});
