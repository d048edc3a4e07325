import { site } from '#content/site.ts';
import type { Env } from '#server/base/env.ts';
import { sampleFiles } from './sample-content.ts';

/** What the operator must know before visitors come: levers for trials, missing settings, sample content. */
export function startWarnings(env: Env): string[] {
  const warnings: string[] = [];
  const warn = (when: boolean, text: string) => {
    if (when) warnings.push(text);
  };
  warn(
    env.NODE_ENV !== 'production',
    `NODE_ENV=${env.NODE_ENV}: pages are rendered by React’s development build, at half the speed. For trials only.`,
  );
  warn(
    env.RATE_LIMITS === 'off',
    'RATE_LIMITS=off: nothing protects the site from floods. For load tests only.',
  );
  warn(env.SITE_NOW !== undefined, `SITE_NOW: the whole site believes that it started at ${env.SITE_NOW}.`);
  warn(env.GOOGLE_BASE_URL !== undefined, 'GOOGLE_BASE_URL: calendar calls go to a stand-in, not to Google.');
  warn(!env.siteUrlIsSet, 'SITE_URL is not set: links in pages and e-mails point to localhost.');
  const builtFor = import.meta.env.SITE_ORIGIN as string;
  warn(
    env.siteUrlIsSet && env.SITE_URL !== builtFor,
    `SITE_URL is ${env.SITE_URL}, but the pages were built for ${builtFor}: build again, or use npm start.`,
  );
  warn(!env.SMTP_URL, 'SMTP_URL is not set: e-mails are kept on disk and shown at /admin/mail, not sent.');
  warn(
    env.DATABASE_URL !== undefined && !env.APP_SECRET,
    'APP_SECRET is not set: several instances would not accept each other’s sessions.',
  );
  const unset = Object.entries(site)
    .filter(([, value]) => value === null)
    .map(([name]) => name);
  warn(site.sample.length > 0, `content/site.ts still holds sample values: ${site.sample.join(', ')}.`);
  const samples = sampleFiles();
  warn(samples.length > 0, `Invented content is still marked sample in: ${samples.join(', ')}.`);
  warn(unset.length > 0, `content/site.ts has no value yet for: ${unset.join(', ')}.`);
  return warnings;
}
