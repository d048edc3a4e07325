import { z } from 'zod';
import { requiredText } from '#domain/forms/text.ts';
import { DomainError } from '#server/base/errors.ts';
import { unseen } from '#server/base/unseen.ts';
import type { Services } from '#server/ports/services.ts';

/** `seen` changes with everything that is saved, and comes back with a form that changes it. */
export type Template = { id: string; seen: string; name: string; subject: string; text: string };

type Known = { id: string; seen: string };

const most = 50;
const shape = z.object({
  name: requiredText({ max: 80, empty: 'Give it a name' }),
  subject: requiredText({ max: 200, empty: 'Write a subject' }),
  text: requiredText({ max: 20_000, empty: 'Write the text' }),
});

/** What letters begin with, by name. */
export async function listTemplates({ db }: Pick<Services, 'db'>): Promise<Template[]> {
  const rows = await db.query
    .selectFrom('letter_templates')
    .selectAll()
    .orderBy('name')
    .limit(most)
    .execute();
  return rows.map(({ updated_at, ...row }) => ({ ...row, seen: String(updated_at) }));
}

/**
 * Saves a template, a new one where the id is empty.
 * @param known which one, as its form saw it
 * @throws DomainError invalid; `unseen` where it was changed or deleted meanwhile
 */
export async function saveTemplate(
  services: Services,
  known: Known,
  input: Record<string, unknown>,
): Promise<void> {
  const read = shape.safeParse(input);
  if (!read.success) throw DomainError.fromZod(read.error);
  if (known.id !== '') return replace(services, known, read.data);
  if ((await listTemplates(services)).length >= most)
    throw new DomainError('invalid', `There can be ${most} templates. Delete one first.`);
  await services.db.query
    .insertInto('letter_templates')
    .values({ id: services.randomId(), ...read.data, updated_at: services.clock.now() })
    .execute();
}

/** Deletes a template; nothing happens where it is gone. @throws DomainError `unseen` where it was changed meanwhile */
export async function deleteTemplate(services: Services, known: Known): Promise<void> {
  const { numDeletedRows } = await services.db.query
    .deleteFrom('letter_templates')
    .where('id', '=', known.id)
    .where('updated_at', '=', seenAt(known))
    .executeTakeFirst();
  if (numDeletedRows === 0n && (await findTemplate(services, known)))
    throw unseen('Somebody else changed this template meanwhile. Look at it before you delete it.');
}

async function replace(services: Services, known: Known, wanted: z.infer<typeof shape>): Promise<void> {
  const seen = seenAt(known);
  const { numUpdatedRows } = await services.db.query
    .updateTable('letter_templates')
    .set({ ...wanted, updated_at: Math.max(services.clock.now(), seen + 1) })
    .where('id', '=', known.id)
    .where('updated_at', '=', seen)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const now = await findTemplate(services, known);
  if (!now) throw unseen(deletedMeanwhile);
  if (shape.keyof().options.some((name) => now[name] !== wanted[name])) throw unseen(changedMeanwhile);
}

const findTemplate = async (services: Services, { id }: Known) =>
  (await listTemplates(services)).find((one) => one.id === id);

/** No template was saved at -1. */
const seenAt = ({ seen }: Known): number => (/^\d{1,15}$/.test(seen) ? Number(seen) : -1);

const changedMeanwhile =
  'Somebody else changed this template while you had the page open. What you typed is still here, beside what was saved since. Save again to keep yours.';
const deletedMeanwhile =
  'Somebody else deleted this template meanwhile. What you typed is still here: save it as a new one to keep it.';
