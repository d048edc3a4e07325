import { megabyte } from '#domain/format/sizes.ts';

/** Limits that a real document of 10 MB never reaches: above them it is a ZIP bomb. Sizes in bytes. */
const limits = { expanded: 200 * megabyte, ratio: 120, free: 5 * megabyte };

/** More parts than any real document has. */
export const mostParts = 3000;

/** A part of an archive, as the archive's directory tells it; sizes in bytes. */
export type ArchivePart = { name: string; packed: number; expanded: number; encrypted: boolean };

/**
 * Why an archive is not a Word document (a ZIP with certain parts, ECMA-376 part 2), or null.
 * @param size of the whole archive in bytes
 */
export function wordArchiveProblem(size: number, parts: readonly ArchivePart[]): string | null {
  const names = new Set(parts.map((part) => part.name));
  if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) return 'not a Word document';
  if (names.size !== parts.length) return 'the same part twice';
  if (parts.some((part) => part.encrypted)) return 'encrypted';
  if (parts.some(({ name }) => /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:/i.test(name)))
    return 'a path that leads out';
  if (parts.some(({ name }) => /vbaproject\.bin$|\.(exe|dll|js|vbs|scr|bat|cmd|com|msi|zip)$/i.test(name)))
    return 'holds programs';
  const packed = sum(parts.map((part) => part.packed));
  const expanded = sum(parts.map((part) => part.expanded));
  // The densest ZIP bombs have overlapping parts: one packed text counted many times.
  if (packed > size) return 'parts overlap';
  if (expanded > limits.expanded) return 'expands too far';
  if (expanded > limits.free && expanded > packed * limits.ratio) return 'expands too far';
  return null;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
