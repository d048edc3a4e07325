import { z } from 'zod';
import { requiredText } from '#domain/forms/text.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Services } from '#server/ports/services.ts';

export type Template = { id: string; name: string; subject: string; text: string };

const most = 50;
const shape = z.object({
  name: requiredText({ max: 80, empty: 'Give it a name' }),
  subject: requiredText({ max: 200, empty: 'Write a subject' }),
  text: requiredText({ max: 20_000, empty: 'Write the text' }),
});

/** What letters begin with, by name. */
export function listTemplates({ db }: Pick<Services, 'db'>): Promise<Template[]> {
  return db.query
    .selectFrom('letter_templates')
    .select(['id', 'name', 'subject', 'text'])
    .orderBy('name')
    .limit(most)
    .execute();
}

/** Saves a template, a new one where the id is empty. @throws DomainError invalid */
export async function saveTemplate(
  services: Services,
  id: string,
  input: Record<string, unknown>,
): Promise<void> {
  const read = shape.safeParse(input);
  if (!read.success) throw DomainError.fromZod(read.error);
  const values = { ...read.data, updated_at: services.clock.now() };
  if (id !== '') {
    await services.db.query.updateTable('letter_templates').set(values).where('id', '=', id).execute();
    return;
  }
  if ((await listTemplates(services)).length >= most)
    throw new DomainError('invalid', `There can be ${most} templates. Delete one first.`);
  await services.db.query
    .insertInto('letter_templates')
    .values({ id: services.randomId(), ...values })
    .execute();
}

export async function deleteTemplate({ db }: Services, id: string): Promise<void> {
  await db.query.deleteFrom('letter_templates').where('id', '=', id).execute();
}
