import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Loads a page again also after a refusal because things had changed: its form would be refused for ever. */
export function revalidateOvertaken({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}
