// What programs take for the end of a line as well: Python's splitlines, terminals, and what is pasted from documents.
const lineEnd = /\r\n|[\r\u0085\u2028\u2029]/g;

// Control characters other than tab and line feed: never typed, refused by PostgreSQL (NUL), and orders to a terminal in
// which a copy of somebody's data is read (also U+009B).
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

// Characters that change the writing direction: a name could read 'exe.png' and end in 'gnp.exe'. Scripts that run
// from right to left do not need them.
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

// What no font draws, such as a space of no width: a text of nothing else would be a name that nobody can see or click.
const unseen = /^[\s\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Line ends as `\n`, nothing that controls or turns the text, well-formed Unicode, no white space around; '' for what cannot be seen. */
export function cleanText(value: string): string {
  return value
    .replace(lineEnd, '\n')
    .replace(control, '')
    .replace(turning, '')
    .toWellFormed()
    .replace(unseen, '')
    .trim();
}
