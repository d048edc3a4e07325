import { Form } from 'react-router';
import { Part } from '#app/pages/admin/parts/part.tsx';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import { longest } from '#domain/forms/longest.ts';
import { NoteForm } from './note-form.tsx';
import type { PersonView } from './person-view.ts';

type Failures = { add: FormFailure | undefined; edit: FormFailure | undefined };
type NotesProps = { notes: PersonView['notes']; failures: Failures; busy: boolean };

/** What staff have noted, the latest first, and a field for the next one. One's own can be changed. */
export function NotesPart({ notes, failures: { add, edit }, busy }: NotesProps) {
  // Made anew once a note of one's own is there: a colleague's takes nothing away that is being typed.
  const own = notes.find(({ mine }) => mine)?.id;
  return (
    <Part id="notes" title="Notes">
      <Form method="post" key={own ?? 'none'} className="grid max-w-[49rem] gap-3">
        <input type="hidden" name="intent" value="note-add" />
        <Field id="note-new" label="New note" hint="Only staff see it." error={add?.fields.text}>
          {(control) => (
            <Textarea
              {...control}
              name="text"
              rows={2}
              className="min-h-20"
              longest={longest.notes}
              defaultValue={add?.values.text}
            />
          )}
        </Field>
        <p>
          <Button type="submit" tone="outline" size="sm" disabled={busy}>
            Add note
          </Button>
        </p>
      </Form>
      {notes.length > 0 && (
        <ul className="mt-5 grid max-w-[49rem] gap-3">
          {notes.map((note) => (
            <li key={note.id} className="grid gap-2 rounded-lg bg-foam p-4 shadow-line">
              <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
              <p className="text-ink-soft text-sm">
                {note.author}, {note.when}
                {note.edited && ', changed since'}
              </p>
              {note.mine && (
                <NoteForm
                  note={note}
                  failure={edit?.values.note === note.id ? edit : undefined}
                  busy={busy}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
