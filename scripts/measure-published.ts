import './content/markdown-imports.ts';
import { findChromium, findHeadlessShell } from './machine/find-chromium.ts';
import { exitWith } from './measure/exit-with.ts';
import type { Measurement } from './measure/run-lighthouse.ts';

// npm run measure-published [-- /path …] [-- --rounds=5 --answers=4000 --runs=3] [-- --speed] [-- --lighthouse]:
// publishes through the site and compares its pages with those that ship: headers and bytes of every page, requests a
// second, processor time and Lighthouse of some. Two sites run side by side and are asked in turns, so that whatever
// else the machine does meets both.
const given = process.argv.slice(2);
const number = (name: string, otherwise: number) =>
  Number(given.find((one) => one.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const asked = given.filter((one) => one.startsWith('/'));
const isAsked = (part: string) =>
  given.includes(part) || !['--speed', '--lighthouse'].some((one) => given.includes(one));
/** A file, the heaviest one, a page with a form, and one that is drawn for each request. */
const driven = asked.length > 0 ? asked : ['/', '/about', '/quote', '/sign-in'];
const looked = asked.length > 0 ? asked : ['/', '/services/web-design', '/about', '/quote'];

const say = (line: string) => process.stdout.write(`${line}\n`);

exitWith(async () => {
  await import('./ensure-built.ts');
  // Content can be loaded once Node knows what an import of Markdown gives.
  const { startBothSites } = await import('./measure/both-sites.ts');
  const { compareSent, packedWell } = await import('./measure/compare-sent.ts');
  const { pairsTable, ratioOf } = await import('./measure/published-beside.ts');
  const { pages } = await import('#content/pages.ts');
  const sites = await startBothSites();
  const faults: string[] = [];
  try {
    if (!(await packedWell(sites, '/about')))
      faults.push('The best compressed forms did not come in a minute.');
    const paths = pages.map(({ path }) => path);
    const { pairs, differences } = await compareSent(sites, paths);
    faults.push(...differences);
    say(`Every page asked for in six ways: ${differences.length} differences in status or headers`);
    if (isAsked('--lighthouse')) {
      const executablePath = findChromium() ?? findHeadlessShell();
      if (!executablePath)
        throw new Error('Lighthouse needs Chromium or Chrome. Install one, or set CHROMIUM_PATH.');
      const { lighthouseOnPhone } = await import('./measure/lighthouse-on-phone.ts');
      const { table } = await import('./measure/summary.ts');
      const results = new Map<string, Measurement>();
      for (const path of looked) {
        const how = { executablePath, runs: number('runs', 3) };
        const before = await lighthouseOnPhone(sites.shipped.url() + path, how);
        const after = await lighthouseOnPhone(sites.published.url() + path, how);
        results.set(path, before).set(`${path} published`, after);
        for (const [category, score] of Object.entries(after.scores))
          if (score < before.scores[category as keyof typeof before.scores])
            faults.push(`${path}: ${category} ${score} once published`);
      }
      say(`\n${table(results)}`);
    }
    if (isAsked('--speed')) {
      const { asideForSpeed, compareSpeed } = await import('./measure/compare-speed.ts');
      asideForSpeed(sites);
      const how = { rounds: number('rounds', 5), answers: number('answers', 4_000) };
      for (const path of driven) pairs.push(...(await compareSpeed(sites, path, how)));
    }
    for (const pair of pairs) if (ratioOf(pair) > pair.most) faults.push(`${pair.what}: not as before`);
    say(`\n${pairsTable(pairs)}`);
    for (const fault of faults.slice(0, 40)) say(fault);
    return faults.length === 0;
  } finally {
    await sites.stop();
  }
});
