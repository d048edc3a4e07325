/** Which tests cover which part of the project, in addition to those that vitest finds by the imports. */
const areas: { files: RegExp; integration: string[]; browser: string[] }[] = [
  { files: /booking|availability/, integration: ['bookings/'], browser: ['booking'] },
  { files: /calendar/, integration: ['calendar/'], browser: ['calendar-admin'] },
  {
    files: /lead|contact|quote/,
    integration: ['leads/leads', 'leads/site'],
    browser: ['contact', 'quote', 'leads'],
  },
  { files: /newsletter/, integration: ['leads/newsletter'], browser: ['newsletter-box', 'subscribers'] },
  { files: /offer/, integration: ['leads/offer'], browser: ['offer'] },
  { files: /auth\/|sign-in|set-up/, integration: ['staff/accounts'], browser: ['staff-entry', 'admin.spec'] },
  { files: /outbox|mail\//, integration: ['mail/outbox-', 'leads/mail'], browser: ['failed-mails'] },
  {
    files: /inbox|letters/,
    integration: ['mail/letter-templates', 'mail/letters-apart', 'mail/mailbox', 'leads/who-waits'],
    browser: ['people'],
  },
  { files: /notices|notifications/, integration: ['mail/notices'], browser: ['notifications'] },
  { files: /results/, integration: ['results/'], browser: [] },
  { files: /retention|files\//, integration: ['privacy/retention'], browser: [] },
  {
    files: /limits|http\/|submissions|entry\.server/,
    integration: ['staff/guard', 'requests/hostile-input'],
    browser: [],
  },
  { files: /pack|left-to-node/, integration: ['operations/packed'], browser: [] },
  { files: /backup/, integration: ['operations/backup', 'operations/commands'], browser: [] },
  { files: /watch\//, integration: ['running/watch'], browser: [] },
  { files: /server\/(db|start)\//, integration: ['bookings/store', 'running/crash'], browser: [] },
  {
    files: /^(art|content)\/|pages\/(home|about|services|portfolio|legal)|app\/seo/,
    integration: ['pages/crawl', 'pages/search-engines', 'pages/page-contents'],
    browser: ['home', 'about', 'services', 'portfolio', 'legal'],
  },
  {
    files: /app\/(ui|shell|islands|browser)\/|root\.tsx|routes\.ts/,
    integration: ['pages/browser-scripts'],
    browser: ['shell', 'toasts', 'slow-connection', 'reload', 'back-forward'],
  },
];

/** The tests for a change: parts of the names of files, and whether the built site is needed. */
export type Touched = { integration: string[]; browser: string[]; needsBuild: boolean };

/** Journeys through the whole site, which run for every change of it. */
const smoke = 'journey';

/** @param changed paths from the root of the project, with forward slashes */
export function touchedBy(changed: readonly string[]): Touched {
  const built = changed.filter(
    (file) => /^(app|art|content|domain|server|public)\//.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const hit = areas.filter(({ files }) => built.some((file) => files.test(file)));
  const own = (pattern: RegExp) => changed.flatMap((file) => pattern.exec(file)?.[1] ?? []);
  const integration = new Set([
    ...hit.flatMap((area) => area.integration),
    ...own(/^tests\/integration\/(.+\.test)\.ts$/),
  ]);
  const browser = new Set([
    ...(built.length > 0 ? [smoke] : []),
    ...hit.flatMap((area) => area.browser),
    ...own(/^tests\/browser\/(.+\.spec)\.ts$/),
  ]);
  const needsBuild = integration.size + browser.size > 0;
  return { integration: [...integration], browser: [...browser], needsBuild };
}

/** Every part of a name in the table; a test makes sure that each finds a file. */
export const namesInUse = {
  integration: areas.flatMap(({ integration }) => integration),
  browser: [smoke, ...areas.flatMap(({ browser }) => browser)],
};
