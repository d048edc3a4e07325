import { longest } from '#domain/forms/longest.ts';

const { name, email, phone, company } = longest;

/** Details that an address may contain, with the longest accepted value of each. */
export const prefillLimits = { name, email, phone, company };

/** Removes them from the address once they are in the form, so that they are not shared or kept with it. */
export function forgetPrefill(): void {
  const url = new URL(location.href);
  const personal = Object.keys(prefillLimits).filter((name) => url.searchParams.has(name));
  if (personal.length === 0) return;
  for (const name of personal) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
