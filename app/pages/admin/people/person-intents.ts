import type { CurrentStaff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { resend } from '#server/outbox/resend.ts';
import { noteAnswered } from '#server/people/edits/answered.ts';
import { addNote, deleteNote, editNote } from '#server/people/edits/notes.ts';
import { saveFacts } from '#server/people/edits/save-facts.ts';
import { savePlan } from '#server/people/edits/save-plan.ts';
import { saveStatus } from '#server/people/edits/save-status.ts';
import { mergePeople } from '#server/people/merges/merge.ts';
import { splitAddress } from '#server/people/merges/split.ts';
import { undoMove } from '#server/people/merges/undo.ts';
import type { Services } from '#server/ports/services.ts';

type Input = Record<string, string>;
type Verb = (services: Services, staff: CurrentStaff, id: string, input: Input) => Promise<unknown>;

/** What a person's page can do, by the `intent` of its forms. */
const verbs: Record<string, Verb> = {
  facts: saveFacts,
  status: saveStatus,
  plan: savePlan,
  answered: noteAnswered,
  'note-add': addNote,
  'note-edit': editNote,
  'note-delete': (services, staff, id, { note = '' }) => deleteNote(services, staff, id, note),
  merge: (services, staff, id, { other = '' }) => mergePeople(services, staff, id, other),
  split: (services, staff, id, { address = '' }) => splitAddress(services, staff, id, address),
  undo: (services, staff, _, { move = '' }) => undoMove(services, staff, move),
  resend: (services, staff, _, { delivery = '' }) => resend(services, staff, delivery),
};

/** Does what a form of a person's page asks for. @throws DomainError of its verb, or invalid for an unknown one */
export async function runPersonIntent(
  services: Services,
  staff: CurrentStaff,
  id: string,
  input: Input,
): Promise<void> {
  const verb = Object.hasOwn(verbs, input.intent ?? '') ? verbs[input.intent ?? ''] : undefined;
  if (!verb) throw new DomainError('invalid', 'This page does not know what to do with that.');
  await verb(services, staff, id, input);
}
