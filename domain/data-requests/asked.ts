import type { AskedText } from '#domain/forms/asked.ts';
import { longest } from '#domain/forms/longest.ts';

/** What the form for requests about personal data asks of its answers, besides name and address. */
export const dataRequestAsked: { kind: string; message: AskedText } = {
  kind: 'Please choose what we should do',
  message: { max: longest.message, empty: 'Please tell us what this is about' },
};
