import { addressOfItem, type CollectionName, collections } from '#domain/editor/collections.ts';
import { longestSlug, slugPattern } from '#domain/format/slug.ts';
import { openDrafts } from '#server/content/documents/drafts.ts';
import { latestVersions } from '#server/content/documents/latest-versions.ts';
import { readDocument } from '#server/content/documents/read-document.ts';
import { storedFacts } from '#server/content/documents/stored-facts.ts';
import { findVersion } from '#server/content/documents/versions.ts';
import type { Queries } from '#server/db/db.ts';
import { ships } from './ships.ts';

/** Why a new item of a collection cannot have a name, as a sentence for the field; null when it can. */
export async function whyTaken(
  queries: Queries,
  collection: CollectionName,
  name: string,
): Promise<string | null> {
  const { one, reserved } = collections[collection];
  const address = addressOfItem(collection, name);
  if (name.length > longestSlug) return `Please use at most ${longestSlug} characters.`;
  if (!slugPattern.test(name))
    return 'Please use lower-case letters, digits and single hyphens, such as three-quiet-months.';
  if ((reserved as readonly string[]).includes(name))
    return `${address} is kept for the site itself. Please choose another address.`;
  const id = `${collection}/${name}`;
  const taken = `There is a ${one} at ${address} already, or a draft of one. Please choose another address.`;
  if (ships(id) || (await isWritten(queries, id))) return taken;
  const { facts } = await readDocument(queries, 'redirects');
  const moved = (facts as { moves: { from: string; to: string }[] }).moves.find(
    ({ from }) => from === address,
  );
  if (moved) return `${address} leads to ${moved.to}, since something moved. Please choose another address.`;
  return (await isKnownTo(queries, collection, name)) ? taken : null;
}

async function isWritten(queries: Queries, id: string): Promise<boolean> {
  if (await findVersion(queries, id, 'latest')) return true;
  const draft = await openDrafts(queries).select('document').where('document', '=', id).executeTakeFirst();
  return draft !== undefined;
}

/** Whether readers of the feed know another note by this name: one that moved keeps its first. */
async function isKnownTo(queries: Queries, collection: CollectionName, name: string): Promise<boolean> {
  const items = (await latestVersions(queries)).filter(({ document }) =>
    document.startsWith(`${collection}/`),
  );
  const latest = Object.fromEntries(items.map(({ document, number }) => [document, number]));
  const stored = await storedFacts(queries, latest);
  return stored.some(({ facts }) => 'id' in facts && facts.id === name);
}
