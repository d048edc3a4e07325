import { afterPaint } from '#app/browser/after-paint.ts';
import type { Problem } from '#domain/forms/problems.ts';
import { showAnswer } from './answers.ts';
import { valuesIn } from './values.ts';

/** What may be wrong with each field. */
export type Rules = Readonly<Record<string, Problem>>;

type ChecksOptions = {
  form: HTMLFormElement;
  rules: Rules;
  /** Shown beside a field whose value is good. */
  praise?: Record<string, string>;
};

export type Checks = {
  /** Shows the messages of these fields. @returns the fields that are not good yet, in the order given */
  check: (fields: readonly string[]) => string[];
  /** Shows messages for fields that have a value, and leaves empty ones alone. */
  review: (fields: readonly string[]) => void;
};

/** Checks a form by its rules: each field when it is edited, several when a step or the form is sent. */
export function watchForm({ form, rules, praise = {} }: ChecksOptions): Checks {
  type Values = ReturnType<typeof valuesIn>;
  const problemOf = (field: string, values: Values) => rules[field]?.(values(field)) ?? null;
  const answer = (field: string, values = valuesIn(form)): void => {
    const problem = problemOf(field, values);
    const good = praise[field];
    if (problem) showAnswer(form, field, { tone: 'error', text: problem });
    else showAnswer(form, field, good ? { tone: 'success', text: good } : null);
  };

  form.addEventListener('input', (event) => {
    const field = (event.target as HTMLInputElement).name;
    if (!field || !form.querySelector(`[data-answer-slot="${field}"]`) || field === 'files') return;
    answer(field);
  });

  return {
    check: (fields) => {
      const values = valuesIn(form);
      const wrong = fields.filter((field) => problemOf(field, values));
      // The one that is gone to is the answer to the press; the others stand there in the frame after it.
      const [first] = wrong;
      if (first) answer(first, values);
      afterPaint(() => {
        const now = valuesIn(form);
        for (const field of fields) answer(field, now);
      });
      return wrong;
    },
    review: (fields) => {
      const values = valuesIn(form);
      for (const field of fields) if (values(field).some(Boolean)) answer(field, values);
    },
  };
}
