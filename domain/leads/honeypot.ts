/**
 * A field that people do not see and programs fill in. The form renders it off the screen, with
 * `autocomplete="off"`, `tabindex="-1"` and `aria-hidden`.
 */
export const honeypotField = 'homepage';
