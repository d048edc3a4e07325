import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';

const standing = {
  nobody:
    'Everybody signs in with their password alone, unless they have set up a second step for themselves.',
  owners:
    'Owners need a second step to sign in: a passkey, or a code from an app besides the password. Who has none yet is led to set it up.',
  everybody:
    'Everybody needs a second step to sign in: a passkey, or a code from an app besides the password. Who has none yet is led to set it up.',
};
const choices = {
  nobody: 'Nobody needs a second step',
  owners: 'Owners need a second step',
  everybody: 'Everybody needs a second step',
};
type Who = keyof typeof standing;

/** Who needs a second step, and the ways to change it. */
export function SecondStepSwitch({ needed }: { needed: Who }) {
  const busy = useNavigation().state !== 'idle';
  const others = (['everybody', 'owners', 'nobody'] satisfies Who[]).filter((who) => who !== needed);
  return (
    <Form method="post" className="grid justify-items-start gap-4">
      <input type="hidden" name="intent" value="second-step" />
      <p>{standing[needed]}</p>
      <div className="flex flex-wrap gap-3">
        {others.map((who) => (
          <Button key={who} type="submit" name="needed" value={who} tone="outline" size="sm" disabled={busy}>
            {choices[who]}
          </Button>
        ))}
      </div>
    </Form>
  );
}
