// Control characters other than tab and line feed: never typed, and refused by PostgreSQL (NUL).
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

// Characters that change the writing direction: a name could read 'exe.png' and end in 'gnp.exe'. Scripts that run
// from right to left do not need them.
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

// What no font draws, such as a space of no width: a text of nothing else would be a name that nobody can see or click.
const unseen = /^[\s\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Line ends as `\n`, nothing that controls or turns the text, well-formed Unicode, no white space around; '' for what cannot be seen. */
export function cleanText(value: string): string {
  return value
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(control, '')
    .replace(turning, '')
    .toWellFormed()
    .replace(unseen, '')
    .trim();
}
