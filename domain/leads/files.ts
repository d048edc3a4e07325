import { megabyte } from '#domain/format/sizes.ts';

/** Kinds of file that an enquiry may carry, by ending. */
const fileKinds = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png'] as const;
export type FileKind = (typeof fileKinds)[number];

export const maxFiles = 5;
/** Each file; 10 MB are 10 × 1024 × 1024 bytes. */
export const maxFileBytes = 10 * megabyte;

export const tooManyFiles = `Please attach at most ${maxFiles} files`;

/** The kind by the name's ending, or null when it is none of the accepted ones. */
export function fileKindOf(name: string): FileKind | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name.trim())?.[1]?.toLowerCase();
  return fileKinds.find((kind) => kind === ending) ?? null;
}

/** The message for a file, judged by its name and size; null when it is good. */
export function fileProblem(name: string, bytes: number): string | null {
  if (!fileKindOf(name)) return wrongKind(name);
  if (bytes > maxFileBytes) return tooLarge(name);
  if (bytes === 0) return `“${name}” is empty`;
  return null;
}

export function wrongKind(name: string): string {
  return `“${name}” cannot be attached: please use PDF, DOC, DOCX, JPG, JPEG or PNG`;
}

export function tooLarge(name: string): string {
  return `“${name}” is larger than 10 MB`;
}

/** Shown when the content does not match the ending. */
export function notWhatItSays(name: string, kind: FileKind): string {
  return `“${name}” is not a real ${kind.toUpperCase()} file, so it cannot be attached`;
}

/** Shown when a scanner knows what is in it. */
export function hasMalware(name: string): string {
  return `“${name}” cannot be attached: our scanner found something harmful in it. Please send us your request without it`;
}

const longestName = 120;
// Control characters, and marks that turn the writing direction to hide a name's real ending.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const hidden = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** A file's name as it may be shown and offered for download: no path, no hidden characters, bounded. */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').replace(hidden, '').split(/[/\\]/).pop() ?? '';
  const plain = last
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  if (plain === '') return 'file';
  if (plain.length <= longestName) return plain;
  const ending = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? '';
  // A cut through a sign of two halves would leave one of them, which nothing can show.
  return plain.slice(0, longestName - ending.length).replace(/[\ud800-\udbff]$/, '') + ending;
}
