import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Loads a call again also after a refusal because its page was old. After any other one it stays: what was typed
 * for a step that is not offered any more would go with its form.
 */
export function revalidateUnseen({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionResult?.fields?.seen !== undefined || defaultShouldRevalidate;
}
