import type { Rules } from '#app/pages/forms/live/checks.ts';
import { askedName } from '#domain/forms/asked.ts';
import { choiceProblem, emailProblem, textProblem } from '#domain/forms/problems.ts';
import { contactAsked as asked } from '#domain/leads/asked.ts';

/** The contact form's rules for the browser. */
export const rules: Rules = {
  name: textProblem(askedName),
  email: emailProblem,
  company: textProblem(asked.company),
  projectTypes: choiceProblem(asked.projectTypes),
  budget: choiceProblem(asked.budget),
  timeline: choiceProblem(asked.timeline),
  message: textProblem(asked.message),
};
