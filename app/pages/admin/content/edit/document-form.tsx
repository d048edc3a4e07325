import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { EditorContext } from '#app/pages/admin/content/fields/editor-context.ts';
import { FieldControl } from '#app/pages/admin/content/fields/field-control.tsx';
import { pasteCleaned } from '#app/pages/admin/content/pasted/paste.ts';
import { EnterButton } from '#app/pages/admin/parts/enter-button.tsx';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { cx } from '#app/ui/cx.ts';
import type { Field } from '#domain/editor/field.ts';
import { Conflict } from './conflict.tsx';
import { Contents } from './contents.tsx';
import type { DocumentView } from './document-view.ts';
import { draftControls } from './draft-seen.ts';
import { goWithin } from './go-to.ts';
import { SaveBar } from './save-bar.tsx';
import { Sections } from './sections.tsx';
import { sectionsOf } from './sections-of.ts';
import { Shipped } from './shipped.tsx';
import type { Typed } from './typed.ts';
import { useEditing } from './use-editing.ts';
import { useKeeping } from './use-keeping.ts';
import { WrongList } from './wrong-list.tsx';

const control = (field: Field, name: string) => <FieldControl field={field} name={name} />;

/** Whether a button sends the form for good, and not to be shown again with a preview or another list. */
const isLast = ({ submitter }: SubmitEvent) =>
  /^(save|combine|shipped|keep|discard)/.test(submitter?.getAttribute('value') ?? '');

type DocumentFormProps = { view: DocumentView; typed: Typed | null };

/** All fields of a document. Everything in it works as a plain form; a script saves the ways to the server. */
export function DocumentForm({ view, typed }: DocumentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, formData } = useNavigation();
  const busy = state !== 'idle';
  const { editor, said } = useEditing(form, view, typed);
  const keeping = useKeeping(form, view.id, typed);
  const sections = sectionsOf(view.field);
  const isLong = sections.length > 3;
  return (
    <EditorContext value={{ ...editor, control }}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links within are what is clicked, by keyboard too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div
        onClick={goWithin}
        className={cx('grid grid-cols-1 gap-x-12', isLong && 'xl:grid-cols-[minmax(0,52rem)_15rem]')}
      >
        <Form
          ref={form}
          method="post"
          noValidate
          preventScrollReset
          onPaste={pasteCleaned}
          onInput={keeping.typed}
          onSubmit={({ nativeEvent }) => {
            if (isLast(nativeEvent as SubmitEvent)) keeping.sent();
          }}
          className="min-w-0 max-w-[52rem] **:scroll-mb-24"
        >
          <EnterButton intent={typed?.conflict ? 'combine' : 'save'} disabled={busy} />
          <input type="hidden" name="base" value={typed?.base ?? view.base} />
          <input type="hidden" name="marks" value={typed?.marks ?? view.marks} />
          <input type="hidden" name={draftControls.at} value={typed?.draftAt ?? view.draftAt} />
          <input type="hidden" name={draftControls.form} value={keeping.form} />
          <p role="status" className="sr-only">
            {said}
          </p>
          <FormAlert message={typed?.message ?? null} />
          <WrongList wrong={typed?.wrong ?? []} sections={sections} />
          {typed?.conflict && <Conflict conflict={typed.conflict} busy={busy} />}
          {view.shipped.length > 0 && !typed?.conflict && <Shipped rows={view.shipped} busy={busy} />}
          <Sections sections={sections} />
          <SaveBar
            note={typed?.note}
            keeping={keeping.now}
            busy={busy}
            saving={formData?.get('intent') === 'save' || formData?.get('intent') === 'combine'}
            continued={view.continued}
            hasConflict={Boolean(typed?.conflict)}
            done={typed ? null : view.done}
          />
        </Form>
        {isLong && <Contents sections={sections} />}
      </div>
    </EditorContext>
  );
}
