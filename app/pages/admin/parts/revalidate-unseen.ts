import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Loads a page again also after a refusal because it was old (`unseen`). After any other one it stays: what was typed
 * for a step that is not offered any more would go with its form.
 */
export function revalidateUnseen({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionResult?.fields?.seen !== undefined || defaultShouldRevalidate;
}
