/** Normalises queries and texts alike: lower case, no accents or hyphens, plain apostrophes and spaces. */
export function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[-–]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a query; all of them must occur for a question to be found. */
export function wordsOf(query: string): string[] {
  return [...new Set(normalise(query).split(' '))].filter((word) => word !== '');
}

/** @param text normalised */
export function mentions(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** The id that an address fragment names, or null when there is none that can be read. */
export function fragmentId(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')) || null;
  } catch {
    return null;
  }
}

/** The tab that a key leads to, or null for other keys. The ends are joined. */
export function tabAfterKey(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count;
  return null;
}
