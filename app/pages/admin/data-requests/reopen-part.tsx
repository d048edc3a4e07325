import { Form } from 'react-router';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Button } from '#app/ui/button.tsx';

/** For an answer that was noted on the wrong request: it waits again, with the last day that it had. */
export function ReopenPart({ seen, busy }: { seen: string; busy: boolean }) {
  return (
    <Part id="reopen" title="Noted by mistake?">
      <p className="mb-4 text-sm">The request waits again, with the last day that it had. The note stays.</p>
      <Form method="post">
        <input type="hidden" name="seen" value={seen} />
        <Button type="submit" name="intent" value="reopen" tone="outline" size="sm" disabled={busy}>
          Open it again
        </Button>
      </Form>
    </Part>
  );
}
