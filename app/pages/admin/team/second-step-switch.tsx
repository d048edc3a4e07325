import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';

/** Whether owners need a second step, and the way to change it. */
export function SecondStepSwitch({ required }: { required: boolean }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="grid justify-items-start gap-4">
      <input type="hidden" name="intent" value="second-step" />
      <p>
        {required
          ? 'Owners need a second step to sign in: a passkey, or a code from an app besides the password. Who has none yet is led to set it up.'
          : 'Owners sign in with their password alone, unless they have set up a second step for themselves.'}
      </p>
      <Button
        type="submit"
        name="required"
        value={required ? 'no' : 'yes'}
        tone="outline"
        size="sm"
        disabled={busy}
      >
        {required ? 'Let owners sign in without it' : 'Owners need a second step to sign in'}
      </Button>
    </Form>
  );
}
