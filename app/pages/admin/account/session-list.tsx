import { Form, useNavigation } from 'react-router';
import { Row, Rows } from '#app/pages/admin/parts/row.tsx';
import { Button } from '#app/ui/button.tsx';

type SessionListProps = {
  sessions: { id: string; here: boolean; address: string; device: string; lastUsed: string | null }[];
};

/** The browsers in which one is signed in, each with the way to end it. */
export function SessionList({ sessions }: SessionListProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <Rows>
        {sessions.map(({ id, here, address, device, lastUsed }) => (
          <Row key={id} className="grid-cols-[minmax(0,1fr)_auto] items-center">
            <span className="min-w-0">
              <span className="font-semibold">{device}</span>
              <span className="wrap-anywhere block text-sm">
                {here ? 'This browser' : lastUsed ? `Last used on ${lastUsed}` : 'Not used lately'}
                {address && `, ${address}`}
              </span>
            </span>
            {!here && (
              <Form method="post">
                <input type="hidden" name="intent" value="end-session" />
                <Button type="submit" name="id" value={id} tone="quiet" size="sm" disabled={busy}>
                  Sign out<span className="sr-only"> of {device}</span>
                </Button>
              </Form>
            )}
          </Row>
        ))}
      </Rows>
      {sessions.length > 1 && (
        <Form method="post" className="mt-4">
          <Button type="submit" name="intent" value="end-others" tone="outline" size="sm" disabled={busy}>
            Sign out everywhere else
          </Button>
        </Form>
      )}
    </>
  );
}
