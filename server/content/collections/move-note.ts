import { mistakesIn } from '#content/documents.ts';
import { addressOfItem } from '#domain/editor/collections.ts';
import { DomainError } from '#server/base/errors.ts';
import { openDrafts } from '#server/content/documents/drafts.ts';
import { knownDocument } from '#server/content/documents/known.ts';
import { readDocument } from '#server/content/documents/read-document.ts';
import { addVersion, type ToSave } from '#server/content/documents/save-version.ts';
import { writeSetting } from '#server/db/settings.ts';
import type { Services } from '#server/ports/services.ts';
import { putAwayItems, putAwayKey } from './put-away.ts';
import { whyTaken } from './why-taken.ts';

type Move = {
  /** The end of its address now, and the one that it is to have. */
  from: string;
  to: string;
  staffId: string;
};

/**
 * Gives a note another address: a document of its own with the same text, a line that leads from the old address to
 * the new one, and the old document taken off the site. All of it is saved at once, and published like any change.
 * @throws DomainError invalid (field `name`), or conflict while somebody is writing
 */
export async function moveNote(
  services: Pick<Services, 'db' | 'clock' | 'randomId'>,
  { from, to, staffId }: Move,
): Promise<void> {
  const { query } = services.db;
  const taken = await whyTaken(query, 'notes', to);
  if (taken) throw new DomainError('invalid', taken, { fields: { name: taken } });
  const [old, redirects] = [
    await readDocument(query, `notes/${from}`),
    await readDocument(query, 'redirects'),
  ];
  if (old.number === 0) throw new DomainError('conflict', 'Please save the note before you move it.');
  const [before, after] = [addressOfItem('notes', from), addressOfItem('notes', to)];
  const note = `Moved from ${before} to ${after}`;
  const { moves } = redirects.facts as { moves: readonly object[] };
  const changes: Pick<ToSave, 'document' | 'facts' | 'base'>[] = [
    { document: `notes/${to}`, facts: old.facts, base: 0 },
    { document: `notes/${from}`, facts: { ...old.facts, shown: false }, base: old.number },
    // Nobody knows an address that was never live.
    ...(old.liveNumber > 0
      ? [
          {
            document: 'redirects',
            facts: { moves: [...moves, { from: before, to: after }] },
            base: redirects.number,
          },
        ]
      : []),
  ];
  for (const { document, facts } of changes) {
    const [mistake] = mistakesIn(knownDocument(document), facts);
    if (mistake)
      throw new DomainError(
        'conflict',
        `It cannot be moved: its text or the list of moved addresses ${mistake.message}.`,
      );
  }
  await query.transaction().execute(async (trx) => {
    const typing = await openDrafts(trx)
      .select(['staff.id', 'staff.name'])
      .where('document', '=', `notes/${from}`)
      .executeTakeFirst();
    if (typing)
      throw new DomainError(
        'conflict',
        `${typing.id === staffId ? 'You have' : `${typing.name} has`} typed changes of this note that are not saved. They have to be saved or discarded first.`,
      );
    for (const change of changes) {
      const saved = await addVersion(trx, services, { ...change, note, staffId });
      if (saved.kind === 'saved' || saved.kind === 'same') continue;
      throw new DomainError('conflict', 'Somebody has changed this meanwhile. Please look again.');
    }
    const away = [...new Set([...(await putAwayItems(trx)), `notes/${from}`])].sort();
    await writeSetting(trx, putAwayKey, away, services.clock.now());
  });
}
