import { Form } from 'react-router';
import { Button, type ButtonTone } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';

type AskFirstProps = {
  title: string;
  description: string;
  /** Text of the button that asks. */
  trigger: string;
  triggerClassName?: string;
  /** What the page's action is told to do, and of what. */
  intent: string;
  of?: Record<string, string | number>;
  /** Text of the button that does it. */
  label: string;
  tone?: ButtonTone;
  busy: boolean;
};

/** Asks before a step that cannot be taken back, which needs nothing but a yes. */
export function AskFirst({ intent, of = {}, label, tone = 'danger', busy, ...question }: AskFirstProps) {
  return (
    <Dialog {...question} triggerTone="quiet">
      <Form method="post">
        {Object.entries(of).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" name="intent" value={intent} tone={tone} disabled={busy}>
          {label}
        </Button>
      </Form>
    </Dialog>
  );
}
