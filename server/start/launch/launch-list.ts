import { site } from '#content/site.ts';
import { missingFacts } from '#domain/business/missing-facts.ts';
import type { Env } from '#server/base/env.ts';
import { sampleContent } from './sample-content.ts';
import { sampleFacts } from './sample-facts.ts';
import { serverGaps } from './server-gaps.ts';

/** What is missing before the site may go live, and why it matters. No names of files or settings. */
type LaunchItem = { what: string; why: string };

/** The items that are mended in one place, and where that is. */
export type LaunchPart = { title: string; where: string; items: LaunchItem[] };

/**
 * What the owner should know before visitors come, in plain words; parts without items are left out.
 * @param calls what keeps calls from being held as wished
 */
export function launchList(env: Env, calls: readonly LaunchItem[]): LaunchPart[] {
  const parts: LaunchPart[] = [
    {
      title: 'Facts about the business',
      where: 'Give these to whoever looks after the site’s content: they all stand in one place.',
      items: [...missingFacts(site), ...sampleFacts(site.sample)],
    },
    {
      title: 'Invented content',
      where:
        'Replace it in the site’s content, or take it out. Visitors see each of these marked as a sample.',
      items: sampleContent().map(({ what, why }) => ({ what, why })),
    },
    {
      title: 'How calls are held',
      where:
        'Connect your calendar here, or give a meeting link of your own to whoever looks after the content.',
      items: calls.map(({ what, why }) => ({ what, why })),
    },
    {
      title: 'How the site is run',
      where: 'Whoever runs the server sets these. The log names each setting when the site starts.',
      items: serverGaps(env),
    },
  ];
  return parts.filter(({ items }) => items.length > 0);
}
