import { cx } from '#app/ui/cx.ts';
import type { ConnectionState } from './use-connection.ts';

const words: Record<ConnectionState, string> = {
  checking: 'Checking...',
  authenticated: 'Connected',
  'not-authenticated': 'Not connected',
  error: 'Error',
};

const looks: Record<ConnectionState, string> = {
  checking: 'bg-sand text-ink-soft',
  authenticated: 'bg-success-wash text-success',
  'not-authenticated': 'bg-sand text-ink',
  error: 'bg-danger-wash text-danger',
};

/** The state of the connection as a word, read out when it changes. */
export function ConnectionTag({ state }: { state: ConnectionState }) {
  return (
    <span
      role="status"
      data-state={state}
      className={cx(
        'inline-flex items-center gap-2 rounded-pill px-4 py-1.5 font-semibold text-sm',
        looks[state],
      )}
    >
      <span aria-hidden="true" className="size-2.5 rounded-pill bg-current" />
      {words[state]}
    </span>
  );
}
