/** What a template can ask for, in its words: `{{name}}`. */
export const placeholders = [
  'first name',
  'name',
  'company',
  'next step',
  'booking link',
  'my name',
] as const;
export type Placeholder = (typeof placeholders)[number];

const pattern = /\{\{[ \t]*([^{}\s][^{}\n]{0,60}?)[ \t]*\}\}/g;

/** Puts values into a template; what has none stays as it is, for somebody to write it. */
export function fillIn(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replaceAll(pattern, (whole, name: string) => {
    const known = placeholders.find((one) => one === name.toLowerCase());
    return (known && values[known]) || whole;
  });
}

/** The names that are still open in a text, each once. */
export function openPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];
}
