import { Button, buttonClass } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { ConnectionTag } from './connection-tag.tsx';
import { LikelyCauses } from './likely-causes.tsx';
import { type Returned, useConnection } from './use-connection.ts';

type ConnectionPanelProps = {
  status: { connected: boolean; error: string | null; connectedAt: string | null };
  trouble: { title: string; text: string; causes: string[] } | null;
  hasCredentials: boolean;
  returned: Returned;
  /** Page to come back to. */
  page: string;
};

/** The state of the connection, the button that opens Google’s sign-in in a popup, and help when it is broken. */
export function ConnectionPanel({ status, trouble, hasCredentials, returned, page }: ConnectionPanelProps) {
  const { state, message, check, connect } = useConnection(status, returned);
  const address = `/api/auth/google?return=${encodeURIComponent(page)}`;
  const word = status.connected || trouble ? 'Reconnect Google Calendar' : 'Connect Google Calendar';
  return (
    <Card>
      <h2 className="sr-only">Connection</h2>
      <p className="mb-4">
        <ConnectionTag state={state} />
      </p>
      {message && (
        <p role={state === 'error' ? 'alert' : undefined} className="mb-4 max-w-[42rem] font-medium">
          {message}
        </p>
      )}
      {returned.popup && returned.status && <p className="mb-4">You can close this window.</p>}
      <LikelyCauses causes={trouble?.causes ?? []} />
      <div className="flex flex-wrap gap-3">
        {hasCredentials && (
          <a
            href={address}
            className={buttonClass({ tone: status.connected && !trouble ? 'outline' : 'beacon' })}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              connect(`${address}&popup=1`);
            }}
          >
            {word}
          </a>
        )}
        <Button tone="outline" onClick={() => void check()} disabled={state === 'checking'}>
          {state === 'checking' ? 'Checking...' : 'Check again'}
        </Button>
      </div>
      {!hasCredentials && <p className="mt-4">Enter the client ID and secret below first.</p>}
    </Card>
  );
}
