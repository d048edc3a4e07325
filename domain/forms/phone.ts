/** Beside a field that has to hold a number. */
export const numberMessage = 'Please enter a number that we can ring, such as 01723 496 000';
/** Beside a field that may stay empty. */
export const noNumberMessage = `${numberMessage}, or leave this empty`;

/** Digits of a number that can be rung: 6 of a small town's without its code, 15 at most anywhere (ITU-T E.164). */
const fewest = 6;
const most = 15;

/** A stretch of digits with what stands inside of numbers: blanks, dots, brackets, dashes, a slash, a plus. */
const stretch = /\d[\d\s()./+–-]*/g;

/** Whether somebody could ring what was typed: a number stands in it, with or without words around. */
export function holdsNumber(phone: string): boolean {
  return (phone.match(stretch) ?? []).some((part) => {
    const digits = part.replaceAll(/\D/g, '').length;
    return digits >= fewest && digits <= most;
  });
}
