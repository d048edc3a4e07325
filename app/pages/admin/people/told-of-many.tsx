import { Form } from 'react-router';
import { usePlaceToGo } from '#app/pages/admin/parts/use-place-to-go.ts';
import { Button } from '#app/ui/button.tsx';

type ToldOfManyProps = { text: string; undoId: string | null; busy: boolean };

/** What a change of several came to, with the way back. */
export function ToldOfMany({ text, undoId, busy }: ToldOfManyProps) {
  return (
    <div className="mb-5 flex max-w-[49rem] flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-success-wash p-4 text-success">
      <p
        ref={usePlaceToGo<HTMLParagraphElement>()}
        tabIndex={-1}
        role="status"
        className="min-w-0 flex-1 basis-64 font-medium"
      >
        {text}
      </p>
      {undoId && (
        <Form method="post">
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="change" value={undoId} />
          <Button type="submit" tone="outline" disabled={busy}>
            Undo
          </Button>
        </Form>
      )}
    </div>
  );
}
