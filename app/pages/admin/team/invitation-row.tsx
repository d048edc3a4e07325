import { Form, useNavigation } from 'react-router';
import { Row } from '#app/pages/admin/parts/row.tsx';
import { Button } from '#app/ui/button.tsx';

type InvitationRowProps = {
  invitation: { id: string; email: string; role: 'owner' | 'staff'; until: string; expired: boolean };
};

/** Somebody who has not come in yet. */
export function InvitationRow({ invitation: { id, email, role, until, expired } }: InvitationRowProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Row className="sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <span className="min-w-0">
        <span className="wrap-anywhere font-semibold">{email}</span>
        <span className="block text-sm">
          {role === 'owner' ? 'As an owner' : 'As staff'}, {expired ? 'expired on' : 'until'} {until}
        </span>
      </span>
      <Form method="post">
        <input type="hidden" name="intent" value="withdraw" />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" tone="quiet" size="sm" disabled={busy}>
          Withdraw<span className="sr-only"> the invitation of {email}</span>
        </Button>
      </Form>
    </Row>
  );
}
