import { contentDocuments } from '#content/documents.ts';
import type { Rectangle } from '#domain/pictures/crop.ts';
import { type Focus, referencesIn, writeReference } from '#domain/pictures/reference.ts';
import { DomainError } from '#server/base/errors.ts';
import { latestVersions } from '#server/content/documents/latest-versions.ts';
import { saveVersion } from '#server/content/documents/save-version.ts';
import { findVersion } from '#server/content/documents/versions.ts';
import { askForCut } from './cuts.ts';
import { findPicture, type LibraryPicture } from './library.ts';
import type { PictureServices } from './picture-services.ts';

const longestAlt = 250;
const longestName = 120;

/** @throws DomainError not-found */
export async function knownPicture({ db }: Pick<PictureServices, 'db'>, id: string): Promise<LibraryPicture> {
  const picture = await findPicture(db.query, id);
  if (!picture) throw new DomainError('not-found', 'This picture is not in the library.');
  return picture;
}

type Words = { id: string; name: string; alt: string; decorative: boolean };

/** Says what a picture is called and shows, for those who use it next. @throws DomainError invalid, not-found */
export async function describePicture(services: PictureServices, { id, name, alt, decorative }: Words) {
  await knownPicture(services, id);
  const fields: Record<string, string> = {};
  if (name === '' || name.length > longestName)
    fields.name = `Please give it a name of at most ${longestName} characters.`;
  if (alt.length > longestAlt) fields.alt = `Please say it in at most ${longestAlt} characters.`;
  if (alt === '' && !decorative) fields.alt = 'Please say what it shows, or tick that it only decorates.';
  if (Object.keys(fields).length > 0)
    throw new DomainError('invalid', 'Please check the marked fields.', { fields });
  await services.db.query
    .updateTable('content_pictures')
    .set({ name, alt, decorative: decorative ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

type Cut = { id: string; part: Rectangle; focus: Focus; staffId: string };

/**
 * Gives a picture another cut or focal point, and saves a new version of each text whose latest one shows it. Nothing
 * changes for visitors until these are published.
 * @returns the texts that were saved
 * @throws DomainError not-found
 */
export async function recutPicture(
  services: PictureServices,
  { id, part, focus, staffId }: Cut,
): Promise<string[]> {
  const before = await knownPicture(services, id);
  const cut = await services.db.query.transaction().execute(async (trx) => {
    const name = await askForCut(trx, services.clock.now(), id, part);
    await trx.updateTable('content_pictures').set({ cut: name, focus }).where('id', '=', id).execute();
    return name;
  });
  services.wakeOutbox();
  const image = writeReference({ id, cut, focus, width: part.width, height: part.height });
  return image === before.image ? [] : showNewCut(services, { id, image, name: before.name, staffId });
}

type NewCut = { id: string; image: string; name: string; staffId: string };

async function showNewCut(
  services: PictureServices,
  { id, image, name, staffId }: NewCut,
): Promise<string[]> {
  const saved: string[] = [];
  for (const { document, number } of await latestVersions(services.db.query)) {
    const version = await findVersion(services.db.query, document, number);
    const text = JSON.stringify(version?.facts ?? {});
    const former = referencesIn(text)
      .filter((one) => one.id === id)
      .map(writeReference);
    const next = former.reduce((all, one) => all.replaceAll(one, image), text);
    if (next === text || !contentDocuments.has(document)) continue;
    const note = `New cut of ‘${name}’`.slice(0, 200);
    const facts = JSON.parse(next) as object;
    const outcome = await saveVersion(services, { document, facts, base: number, note, staffId });
    if (outcome.kind === 'saved') saved.push(document);
  }
  return saved;
}
