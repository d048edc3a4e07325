import { type FormFailure, formMessage } from '#app/pages/form-failure.ts';
import { formFailure } from '#app/pages/form-result.ts';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { asDomainError } from '#server/db/unavailable.ts';

/** A refused form, with the words of the server that refused it. */
export type TriedFailure = FormFailure & { answer: string | null };

/** The page's answer to a failed try. */
export function triedFailure(error: unknown, form: FormData) {
  const { data: failure, ...answered } = formFailure(error, form);
  const answer = asDomainError(error)?.details?.answer;
  return { ...answered, data: { ...failure, answer: typeof answer === 'string' ? answer : null } };
}

/** What went wrong, in our words and in those of the server. */
export function RefusalAlert({ failure }: { failure: TriedFailure | undefined }) {
  const fields = failure ? Object.keys(failure.fields).length : 0;
  return (
    <>
      <FormAlert
        message={fields > 0 ? 'Nothing was saved yet. Please see the marked fields.' : formMessage(failure)}
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
