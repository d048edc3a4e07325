import { useEffect, useRef, useState } from 'react';
import { Form, useFetcher, useNavigation } from 'react-router';
import { EnterButton } from '#app/pages/admin/parts/enter-button.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { AvailabilityLimits } from './availability-limits.tsx';
import { AvailabilityOverrides } from './availability-overrides.tsx';
import { AvailabilityPreview } from './availability-preview.tsx';
import { AvailabilityWeek } from './availability-week.tsx';
import { formOfDraft, type RulesDraft } from './rules-draft.ts';
import { changeRows } from './rules-draft-rows.ts';
import { SavedMeanwhile } from './saved-meanwhile.tsx';
import type { DraftProps, Worksheet } from './worksheet.ts';

type AvailabilityFormProps = { sheet: Worksheet; zones: string[]; closed: boolean };

const pauseMs = 500;

type Held = {
  draft: RulesDraft;
  /** How the stored hours stood that the draft began with. */
  seen: string;
  /** What is on its way to be saved. */
  sent: RulesDraft | null;
};

/**
 * What the form holds once its page has answered. A page that was loaded for anything else, such as what is saved below,
 * changes nothing: its hours may be newer than those in the form.
 */
function answered(held: Held, { draft, seen, errors, meanwhile }: Worksheet): Held {
  if (held.sent === null) return held;
  const isSaved = Object.keys(errors).length === 0 && !meanwhile;
  // As it is stored, which may be spelt otherwise than it was typed; what was typed since stays.
  return { draft: isSaved && held.sent === held.draft ? draft : held.draft, seen, sent: null };
}

/**
 * Hours, special days and limits beside a preview. Without scripts each button posts the form and the page comes
 * back with it; with scripts rows change in place and the preview follows the typing.
 */
export function AvailabilityForm({ sheet, zones, closed }: AvailabilityFormProps) {
  const [{ draft, seen }, setHeld] = useState<Held>({ draft: sheet.draft, seen: sheet.seen, sent: null });
  const preview = useFetcher<{ sheet: Worksheet | null }>();
  const busy = useNavigation().state !== 'idle';
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [newest, setNewest] = useState(sheet);
  const wrong = Object.keys(newest.errors).length > 0;

  useEffect(() => () => clearTimeout(timer.current), []);
  // The latest answer: the page’s own, after saving, or a preview’s.
  useEffect(() => setNewest(sheet), [sheet]);
  useEffect(() => setHeld((held) => answered(held, sheet)), [sheet]);
  useEffect(() => {
    if (preview.data?.sheet) setNewest(preview.data.sheet);
  }, [preview.data]);
  const change = (next: RulesDraft) => {
    setHeld((held) => ({ ...held, draft: next }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      preview.submit({ ...formOfDraft(next), intent: 'preview' }, { method: 'post' });
    }, pauseMs);
  };
  const parts: DraftProps = { draft, errors: newest.errors, onChange: change };

  return (
    <Form
      method="post"
      noValidate
      aria-label="Hours and limits"
      className="grid gap-10 lg:grid-cols-[1fr_22rem] xl:grid-cols-[1fr_26rem]"
      // A preview asked for while the saved page loads would end that load, and with it the word that it is saved.
      onSubmit={(event) => {
        clearTimeout(timer.current);
        const button = (event.nativeEvent as SubmitEvent).submitter;
        if (button instanceof HTMLButtonElement && button.value === 'save')
          setHeld((held) => ({ ...held, sent: held.draft }));
      }}
      onClick={(event) => {
        const button = (event.target as Element).closest<HTMLButtonElement>('button[name="intent"]');
        if (!button || !/^(add|remove) /.test(button.value)) return;
        event.preventDefault();
        change(changeRows(draft, button.value));
      }}
    >
      <input type="hidden" name="seen" value={seen} />
      <EnterButton intent="save" disabled={busy} />
      <div className="grid min-w-0 content-start gap-10">
        <AvailabilityWeek {...parts} />
        <AvailabilityOverrides {...parts} />
        <AvailabilityLimits {...parts} zones={zones} />
      </div>
      <div className="grid content-start gap-5 lg:sticky lg:top-6">
        {/* Above the preview, which changes its height while somebody types: a press on a button that moves is lost. */}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="save" disabled={busy}>
            {busy ? 'Saving...' : 'Save hours'}
          </Button>
          <Button type="submit" name="intent" value="preview" tone="outline" disabled={busy}>
            Preview
          </Button>
        </div>
        {wrong && (
          <p role="alert" className="flex gap-2 font-medium text-danger text-sm">
            <Icon name="warning" className="mt-[0.2em]" />
            Please check the marked fields. Nothing is saved yet.
          </p>
        )}
        {newest.meanwhile && <SavedMeanwhile now={newest.meanwhile} typed={newest.draft} />}
        <AvailabilityPreview days={newest.preview} closed={closed} />
      </div>
    </Form>
  );
}
