import { useEffect, useRef } from 'react';
import { Link, useNavigationType } from 'react-router';
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
  /** What the last press came to. */
  done: string | null;
};

/** The note for a version, and what saves; it stays in sight. */
export function SaveBar({ note, keeping, busy, saving, continued, hasConflict, done }: SaveBarProps) {
  const bar = useFocusBack(done);
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
      <div
        ref={bar}
        className="sticky bottom-0 z-20 -mx-gutter mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 border-sand-deep border-t bg-chalk px-gutter py-3 sm:-mx-1 sm:px-1"
      >
        <Button
          type="submit"
          name="intent"
          value={hasConflict ? 'combine' : 'save'}
          disabled={busy}
          aria-describedby={done === null ? undefined : 'done'}
        >
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
        {done !== null && keeping.kind === 'nothing' && (
          <p id="done" className="text-sm max-sm:w-full">
            <span className="font-medium">{done}</span>{' '}
            <Link to="/admin/content/publish" className="link">
              What is not published yet
            </Link>
          </p>
        )}
        <KeepingWords now={keeping} />
      </div>
    </>
  );
}

/** What was saved comes as a new form, without a place for whoever pressed the button: it gets the focus back. */
function useFocusBack(done: string | null) {
  const bar = useRef<HTMLDivElement>(null);
  const isFollowed = useNavigationType() !== 'POP';
  useEffect(() => {
    if (done === null || !isFollowed || document.activeElement !== document.body) return;
    bar.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [done, isFollowed]);
  return bar;
}
