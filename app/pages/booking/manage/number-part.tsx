import type { NumberWords } from '#app/pages/booking/booked/how-view.ts';
import { NumberForm } from '#app/pages/booking/booked/number-form.tsx';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { formMessage } from '#app/pages/form-failure.ts';
import { Container } from '#app/ui/layout.tsx';
import { call } from '#content/call.ts';

type NumberPartProps = { words: NumberWords; page: string; refused: FormFailure | undefined };

/** The number to ring: asked for openly where none is known, and tucked away where one is. */
export function NumberPart({ words, page, refused }: NumberPartProps) {
  const message = formMessage(refused);
  const form = (
    <>
      {message && (
        <p role="alert" className="mt-3 rounded-md bg-danger-wash p-4 font-medium text-danger">
          {message}
        </p>
      )}
      <NumberForm words={words} action={page} value={refused?.values.phone} error={refused?.fields.phone} />
    </>
  );
  return (
    <div id="number" className="scroll-mt-28">
      {words.wanted ? (
        form
      ) : (
        <details open={refused !== undefined} className="mt-1">
          <summary className="link inline-block cursor-pointer py-2.5 text-sm">{words.ask}</summary>
          {form}
        </details>
      )}
    </div>
  );
}

/** The form alone, with what was typed: during an outage nothing is known of the call. */
export function NumberAgain({ page, refused }: Omit<NumberPartProps, 'words'>) {
  return (
    <Container className="grid gap-8 pt-10 pb-section sm:pt-16">
      <h1 className="max-w-[8.75em] text-5xl">{call.number.ask}</h1>
      <NumberPart
        words={{ ...call.number, ask: call.number.label, wanted: true }}
        page={page}
        refused={refused}
      />
    </Container>
  );
}
