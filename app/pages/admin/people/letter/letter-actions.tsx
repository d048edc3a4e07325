import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { LetterView } from './letter-view.ts';

type LetterActionsProps = { letter: LetterView; busy: boolean };

/** What a letter asks staff to decide. */
export function LetterActions({ letter, busy }: LetterActionsProps) {
  if (letter.takeBack)
    return (
      <Note text="It leaves in a few seconds.">
        <Form method="post" action={letter.takeBackTo}>
          <input type="hidden" name="intent" value="take-back" />
          <input type="hidden" name="letter" value={letter.id} />
          <Button type="submit" tone="outline" size="sm" disabled={busy}>
            Take it back
          </Button>
        </Form>
      </Note>
    );
  if (letter.stranger && letter.person)
    return (
      <Note
        text={`It came from ${letter.email}, an address that is not known, in the thread of ${letter.person.name}.`}
      >
        <Act intent="adopt" busy={busy}>
          {`Add the address to ${letter.person.name}`}
        </Act>
      </Note>
    );
  if (letter.state === 'unsorted')
    return (
      <Note text={`Nobody you know writes from ${letter.email}.`}>
        <Act intent="make-person" busy={busy}>
          Make a person and lead
        </Act>
        <Act intent="not-ours" busy={busy} quiet>
          Not for us
        </Act>
      </Note>
    );
  if (letter.state === 'not-ours')
    return (
      <Note text={`Letters from ${letter.email} are not for us.`}>
        <Act intent="ours" busy={busy}>
          They are
        </Act>
      </Note>
    );
  return null;
}

function Note({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-3 rounded-lg bg-mist p-4">
      <p className="wrap-anywhere">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

type ActProps = { intent: string; busy: boolean; quiet?: boolean; children: string };

function Act({ intent, busy, quiet, children }: ActProps) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" tone={quiet ? 'outline' : 'ink'} size="sm" disabled={busy}>
        {children}
      </Button>
    </Form>
  );
}
