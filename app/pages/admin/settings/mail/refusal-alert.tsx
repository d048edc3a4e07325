import { formMessage } from '#app/pages/form-failure.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import type { TriedFailure } from './tried-failure.ts';

/** What went wrong, in our words and in those of the server. */
export function RefusalAlert({ failure }: { failure: TriedFailure | undefined }) {
  const fields = failure ? Object.keys(failure.fields).length : 0;
  return (
    <>
      <FormAlert
        message={fields > 0 ? 'Nothing is saved yet. Please check the marked fields.' : formMessage(failure)}
      />
      {failure?.answer && (
        <div className="-mt-3 mb-6 rounded-md bg-sand p-4 text-sm">
          <p className="mb-1 font-semibold">The server’s own words</p>
          <p className="wrap-anywhere font-mono">{failure.answer}</p>
        </div>
      )}
    </>
  );
}
