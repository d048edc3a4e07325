import type { Staff } from '#server/auth/staff.ts';
import { loadRules } from '#server/availability/rules.ts';
import { changeMany } from '#server/people/lists/change-many.ts';
import { readPersonFilter } from '#server/people/lists/filter.ts';
import { undoMany } from '#server/people/lists/undo-many.ts';
import type { Services } from '#server/ports/services.ts';

/**
 * Does what a form of the list of people asks for: a change of those who are ticked or of everybody on the list, or
 * undoing one. @returns what came of it, as fields of the list's address
 * @throws DomainError of the verb
 */
export async function runListIntent(
  services: Services,
  staff: Staff,
  form: FormData,
  search: URLSearchParams,
): Promise<Record<string, string>> {
  const text = (name: string) => String(form.get(name) ?? '');
  if (text('intent') === 'undo') {
    const { undone, left } = await undoMany(services, staff, text('change'));
    return { undone: `${undone}.${left}` };
  }
  const { zone } = await loadRules(services.db.query);
  const people =
    text('everyone') === 'yes' ? readPersonFilter(search, zone) : form.getAll('person').map(String);
  const wanted = { people, status: text('status'), owner: text('owner') };
  const { changed, unchanged, undoId } = await changeMany(services, staff, wanted);
  return { changed: `${changed}.${unchanged}`, ...(undoId && { undo: undoId }) };
}
