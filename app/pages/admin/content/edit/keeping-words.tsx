import type { Keeping } from './draft-keeper.ts';

/** What became of what is typed. Only what is settled is read out. */
export function KeepingWords({ now }: { now: Keeping }) {
  const isBusy = now.kind === 'typed' || now.kind === 'sending';
  return (
    <p className="text-ink-soft text-sm max-sm:w-full">
      {isBusy && <span aria-hidden>Keeping your draft…</span>}
      <span role="status">
        {now.kind === 'kept' && `Draft kept at ${now.at}, not saved yet`}
        {now.kind === 'failed' && (
          <span className="font-medium text-danger">
            Not kept: {now.why}.{' '}
            {now.isSignedOut ? (
              <>
                <a href="/sign-in" target="_blank" rel="noopener" className="underline underline-offset-4">
                  Sign in in a new tab
                </a>
                , then come back.
              </>
            ) : (
              !now.isElsewhere && 'Stay here; it is tried again.'
            )}
          </span>
        )}
      </span>
    </p>
  );
}
