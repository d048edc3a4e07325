import { Form, Link, useNavigation } from 'react-router';
import { AskFirst } from '#app/pages/admin/parts/ask-first.tsx';
import { Row } from '#app/pages/admin/parts/row.tsx';
import { Button } from '#app/ui/button.tsx';

type ColleagueRowProps = {
  colleague: {
    id: string;
    name: string;
    email: string;
    role: 'owner' | 'staff';
    you: boolean;
    secondStep: boolean;
  };
};

/** Somebody of the team, with what an owner can change. */
export function ColleagueRow({ colleague: { id, name, email, role, you, secondStep } }: ColleagueRowProps) {
  const busy = useNavigation().state !== 'idle';
  const other = role === 'owner' ? 'staff' : 'owner';
  return (
    <Row className="sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <span className="min-w-0">
        <span className="wrap-anywhere font-semibold">{name}</span>
        <span className="ml-3 inline-flex rounded-pill bg-mist px-3 py-1 font-medium text-xs">
          {role === 'owner' ? 'Owner' : 'Staff'}
        </span>
        <span className="wrap-anywhere block text-sm">
          {email}
          {secondStep && ', signs in with a second step'}
        </span>
      </span>
      {you ? (
        <Link to="/admin/account" className="link inline-flex min-h-11 items-center">
          Your account
        </Link>
      ) : (
        <span className="flex flex-wrap gap-x-4">
          <Form method="post">
            <input type="hidden" name="intent" value="role" />
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="role" value={other} tone="quiet" size="sm" disabled={busy}>
              {other === 'owner' ? 'Make owner' : 'Make staff'}
              <span className="sr-only">: {name}</span>
            </Button>
          </Form>
          <AskFirst
            title={`Remove ${name}?`}
            description="They are signed out at once and cannot sign in again. What they did stays, under their name, and so do the people they look after until you give those to somebody else."
            trigger={`Remove ${name}`}
            triggerClassName="text-sm"
            intent="remove"
            of={{ id }}
            label="Remove from the team"
            busy={busy}
          />
        </span>
      )}
    </Row>
  );
}
