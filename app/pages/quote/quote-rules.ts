import type { Rules } from '#app/pages/forms/live/checks.ts';
import { longest } from '#domain/forms/longest.ts';
import { emailProblem, numberProblem, optionalProblem, textProblem } from '#domain/forms/problems.ts';
import { fullNameAsked } from '#domain/leads/asked.ts';

/** The quote form's rules for the browser. */
export const rules: Rules = {
  fullName: textProblem(fullNameAsked),
  email: emailProblem,
  phone: numberProblem,
  companyName: optionalProblem(longest.company),
  companyWebsite: optionalProblem(longest.website),
  projectDetails: optionalProblem(longest.message),
};
