import { site } from '#content/site.ts';
import { missingFacts } from '#domain/business/missing-facts.ts';
import type { Env } from '#server/base/env.ts';
import { usualConnections } from '#server/limits/connections.ts';
import { mostOpenFiles, openFilesWarning } from '#server/limits/open-files.ts';
import { sampleContent } from './launch/sample-content.ts';
import { serverGaps } from './launch/server-gaps.ts';

/** What whoever starts the site must know before visitors come, with the names of settings, files and fields. */
export function startWarnings(env: Env): string[] {
  const files = sampleContent().map(({ file }) => file);
  const unset = missingFacts(site).map(({ field }) => field);
  const tight = env.RATE_LIMITS === 'on' && openFilesWarning(usualConnections, mostOpenFiles());
  return [
    ...serverGaps(env).map(({ log }) => log),
    ...(tight ? [tight] : []),
    ...(site.sample.length > 0
      ? [`content/site.ts still holds sample values: ${site.sample.join(', ')}.`]
      : []),
    ...(files.length > 0 ? [`Invented content is still marked sample in: ${files.join(', ')}.`] : []),
    ...(unset.length > 0 ? [`content/site.ts has no value yet for: ${unset.join(', ')}.`] : []),
  ];
}
