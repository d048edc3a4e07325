// What programs take for the end of a line as well: breaks within a paragraph of Word and PowerPoint among them.
const lineEnd = /[\v\f\u0085\u2028\u2029]/g;

// Blanks without width, marks of the beginning of a file, orders to a terminal, what turns the direction of reading (it
// comes with phone numbers of an address book) and signs of one font only (bullets of Word). The check refuses them all.
const unseen = /(?![\n\r\t])\p{Cc}|[\u200b\u2060\ufeff]|\p{Bidi_Control}|\p{Co}/gu;

/**
 * A text without signs that come with what is copied and that nobody can see or mean. What joins the parts of an emoji
 * stays. @param ends what stands for the end of a line that is none of a keyboard's
 */
export function withoutUnseen(text: string, ends: '\n' | ' '): string {
  return text.replace(lineEnd, ends).replace(unseen, '');
}
