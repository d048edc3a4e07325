import { cleanText } from '#domain/forms/text.ts';

/** Longest message of the owner to a visitor, and longest notes on a booking, in characters. */
export const longestMessage = 2000;
export const longestNotes = 10_000;

/** Normalises the owner’s message to a visitor before it is sent. */
export const ownersMessage = (text = ''): string => cleanText(text).slice(0, longestMessage);
