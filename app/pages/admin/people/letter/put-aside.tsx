import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';

/** Takes the letters that are ticked above off the list. While one is ticked it stays in sight, where there is room. */
export function PutAside({ ids, busy }: { ids: string[]; busy: boolean }) {
  return (
    <fieldset className="mt-5 rounded-xl bg-sand p-5 md:group-has-[[name=letter]:checked]/letters:sticky md:group-has-[[name=letter]:checked]/letters:bottom-4 md:group-has-[[name=letter]:checked]/letters:z-20 md:group-has-[[name=letter]:checked]/letters:shadow-float">
      <legend className="float-left mb-2 w-full font-semibold">The letters you have ticked</legend>
      <p className="clear-both mb-4 text-ink-soft text-sm">
        All letters of their senders leave this list, and later ones stay in the mailbox.
      </p>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <Button type="submit" name="intent" value="not-ours" tone="outline" disabled={busy}>
          Not for us
        </Button>
        {ids.length > 1 && (
          <Checkbox label={`All ${ids.length} on this page`} name="listed" value={ids.join()} />
        )}
      </div>
    </fieldset>
  );
}
