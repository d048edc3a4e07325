import { whenIdle } from '#app/browser/when-idle.ts';
import { showAnswer } from './answers.ts';
import type { Rules } from './rules.ts';
import { valuesOf } from './values.ts';

type ChecksOptions = {
  form: HTMLFormElement;
  /** Loaded while the visitor reads; the page needs no schema library to be drawn. */
  loadRules: () => Promise<Rules>;
  /** Shown beside a field whose value is good. */
  praise?: Record<string, string>;
};

export type Checks = {
  /** Shows the messages of these fields. @returns the fields that are not good yet, in the order given */
  check: (fields: readonly string[]) => Promise<string[]>;
  /** Shows messages for fields that have a value, and leaves empty ones alone. */
  review: (fields: readonly string[]) => void;
};

// Zod would otherwise compile its schemas with `new Function`, which the page's policy forbids and reports.
const zodSettings = globalThis as { __zod_globalConfig?: { jitless?: boolean } };

/** Checks a form against its schema: each field when it is edited, several when a step or the form is sent. */
export function watchForm({ form, loadRules, praise = {} }: ChecksOptions): Checks {
  zodSettings.__zod_globalConfig = { ...zodSettings.__zod_globalConfig, jitless: true };
  let loading: Promise<Rules> | undefined;
  const rules = () => {
    // When the rules cannot be loaded the form is sent unchecked: the server answers with the same messages.
    loading ??= loadRules().catch(() => {
      loading = undefined;
      return () => null;
    });
    return loading;
  };

  const answer = async (field: string): Promise<string | null> => {
    const problem = (await rules())(field, valuesOf(form, field));
    const good = praise[field];
    if (problem) showAnswer(form, field, { tone: 'error', text: problem });
    else showAnswer(form, field, good ? { tone: 'success', text: good } : null);
    return problem;
  };

  form.addEventListener('input', async (event) => {
    const field = (event.target as HTMLInputElement).name;
    if (!field || !form.querySelector(`[data-answer-slot="${field}"]`) || field === 'files') return;
    await answer(field);
  });
  form.addEventListener('focusin', () => void rules(), { once: true });
  whenIdle(() => void rules());

  return {
    check: async (fields) => {
      const problems = await Promise.all(fields.map(answer));
      return fields.filter((_, index) => problems[index]);
    },
    review: (fields) => {
      for (const field of fields) if (valuesOf(form, field).some(Boolean)) void answer(field);
    },
  };
}
