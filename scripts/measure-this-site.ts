import { followFigures, measuredWords } from '#content/this-site/figures.ts';
import { buildFolder } from './build-folder.ts';
import { measure } from './this-site/measure.ts';

// npm run measure-this-site: what the page /portfolio/this-site says of the site, measured again of the last build.

await import('./ensure-built.ts');
const figures = await measure(buildFolder, '.');
followFigures({ ...figures, drawings: {} });
const said = measuredWords();
const { html, styles, script, fonts } = figures.firstVisit;
const say = (line = '') => process.stdout.write(`${line}\n`);

say('| page | HTML | script |\n| --- | ---: | ---: |');
for (const page of figures.pages) say(`| ${page.path} | ${page.bytes} | ${page.script} |`);
say('\nBytes with Brotli 11, as they are sent; pictures apart. Script: all that the page can ask for.\n');
say(
  `First visit: ${said['site.firstVisit']} kB (HTML ${html}, CSS ${styles}, script ${script}, fonts ${fonts})\n`,
);
for (const { rule, kept } of figures.policy) say(`${kept ? 'kept  ' : 'broken'} ${rule}`);
const { unit, integration, browser, killing } = figures.tests;
say(`\nTests in the sources: ${unit} unit, ${integration} integration, ${browser} browser;`);
say(`${killing} files of them kill the server while it works.`);
