import type { Rules } from '#app/pages/forms/live/checks.ts';
import { dataRequestAsked as asked } from '#domain/data-requests/asked.ts';
import { askedName } from '#domain/forms/asked.ts';
import { longest } from '#domain/forms/longest.ts';
import { choiceProblem, emailProblem, optionalProblem, textProblem } from '#domain/forms/problems.ts';

/** The form's rules for the browser. */
export const rules: Rules = {
  kind: choiceProblem(asked.kind),
  name: textProblem(askedName),
  email: emailProblem,
  about: optionalProblem(longest.about),
  message: textProblem(asked.message),
};
