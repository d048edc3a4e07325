import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';

type Props = { to: number; live: number; what: string };

/** Goes back to an earlier release, after a question. */
export function GoBack({ to, live, what }: Props) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Dialog
      title={to === 0 ? 'Go back to the first texts?' : `Go back to release ${to}?`}
      description={`Visitors get the website as it was then: ${what.charAt(0).toLowerCase()}${what.slice(1)}. Nothing is lost: what is live now stays in this list, and everything saved since can be published again.`}
      trigger="Go back to this"
      triggerTone="quiet"
    >
      <Form method="post">
        <input type="hidden" name="intent" value="back" />
        <input type="hidden" name="to" value={to} />
        <input type="hidden" name="expectLive" value={live} />
        <Button type="submit" disabled={busy}>
          Go back to this
        </Button>
      </Form>
    </Dialog>
  );
}
