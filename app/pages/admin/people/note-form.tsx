import { Form } from 'react-router';
import { AskFirst } from '#app/pages/admin/parts/ask-first.tsx';
import { useHeldForm } from '#app/pages/admin/parts/use-held-form.ts';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import { longest } from '#domain/forms/longest.ts';
import type { PersonView } from './person-view.ts';

type NoteFormProps = {
  note: PersonView['notes'][number];
  failure: FormFailure | undefined;
  busy: boolean;
};

/** Changes or deletes a note of one's own. */
export function NoteForm({ note, failure, busy }: NoteFormProps) {
  const field = `note-${note.id}`;
  const { key, seen, on, meanwhile } = useHeldForm({
    saved: { text: note.text },
    ...{ seen: String(note.seen), failure },
  });
  return (
    <details key={key} open={failure !== undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        Change or delete
      </summary>
      <Form method="post" id={`change-${note.id}`} {...on} className="mt-2 grid gap-3">
        <input type="hidden" name="note" value={note.id} />
        <input type="hidden" name="seen" value={seen} />
        <Field id={field} label="Note" hint={meanwhile('text')} error={failure?.fields.text}>
          {(control) => (
            <Textarea
              {...control}
              name="text"
              rows={3}
              longest={longest.notes}
              defaultValue={failure?.values.text ?? note.text}
            />
          )}
        </Field>
      </Form>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          form={`change-${note.id}`}
          name="intent"
          value="note-edit"
          tone="outline"
          size="sm"
          disabled={busy}
        >
          Save note
        </Button>
        <AskFirst
          title="Delete this note?"
          description="It is gone for everybody, and nobody can bring it back."
          trigger="Delete note"
          intent="note-delete"
          of={{ note: note.id }}
          label="Delete the note"
          busy={busy}
        />
      </div>
    </details>
  );
}
