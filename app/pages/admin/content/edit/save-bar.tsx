import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import type { Keeping } from './draft-keeper.ts';
import { KeepingWords } from './keeping-words.tsx';

type SaveBarProps = {
  /** As it was sent, where the form comes back. */
  note: string | undefined;
  keeping: Keeping;
  busy: boolean;
  saving: boolean;
  continued: string | null;
  hasConflict: boolean;
};

/** The note for a version, and what saves; it stays in sight. */
export function SaveBar({ note, keeping, busy, saving, continued, hasConflict }: SaveBarProps) {
  return (
    <>
      <Field
        id="note"
        label="What did you change?"
        hint="A few words for the history, if you like."
        aside="Optional"
        className="mt-8 max-w-[34rem]"
      >
        {(control) => <TextInput {...control} name="note" longest={200} defaultValue={note} />}
      </Field>
      <div className="sticky bottom-0 z-20 -mx-gutter mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 border-sand-deep border-t bg-chalk px-gutter py-3 sm:-mx-1 sm:px-1">
        <Button type="submit" name="intent" value={hasConflict ? 'combine' : 'save'} disabled={busy}>
          {saving ? 'Saving…' : hasConflict ? 'Save as chosen' : 'Save'}
        </Button>
        <Button type="submit" tone="quiet" size="sm" name="intent" value="keep" disabled={busy}>
          Keep as draft
        </Button>
        {continued && (
          <Button
            type="submit"
            tone="quiet"
            size="sm"
            name="intent"
            value="discard"
            disabled={busy}
            className="max-sm:-ml-2"
          >
            Discard the draft
          </Button>
        )}
        <KeepingWords now={keeping} />
      </div>
    </>
  );
}
