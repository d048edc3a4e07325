import { type Release, releaseNow } from './live.ts';
import { refusals } from './refusals.ts';
import { knownDocuments } from './registry.ts';
import { site } from './site.ts';

/**
 * What the scripts of a page that React takes over read of the site's content: the name in every title, how to reach
 * us where a page cannot be shown. Named one by one, since the address of a video room must not come along.
 */
const read = {
  site: () => ({ name: site.name, email: site.email, phone: site.phone }),
  refusals: () => ({ ...refusals }),
};

const fileOf = (id: string) => knownDocuments.get(id)?.file ?? '';

/** What the release in use says otherwise, for such a page; undefined when it says nothing else. */
export function otherFacts(): string | undefined {
  const changed = Object.entries(read).filter(([id]) => releaseNow().has(fileOf(id)));
  if (changed.length === 0) return undefined;
  return JSON.stringify(Object.fromEntries(changed.map(([id, facts]) => [id, facts()])));
}

/** What the server wrote of it into the body of a page, as a release. @param written by `otherFacts` */
export function factsOfPage(written: string | undefined): () => Release {
  const facts = JSON.parse(written ?? '{}') as Record<string, object>;
  const release = new Map(
    Object.entries(facts).map(([id, given]) => [
      fileOf(id),
      { ...knownDocuments.get(id)?.defaults, ...given },
    ]),
  );
  return () => release;
}
