/** A Markdown file in parts: `# Title`, what stands before the first heading, and each `## Heading` with its text. */
export type MarkdownFile = {
  title: string;
  intro: string;
  /** `id` is null unless the heading ends with one in braces: `## Who pays? {#who-pays}`. */
  sections: { heading: string; id: string | null; text: string }[];
};

/**
 * Reads the defaults of a document that people write as Markdown.
 * @throws Error naming the file when it does not begin with a title
 */
export function readMarkdownFile(file: string, text: string): MarkdownFile {
  const [head = '', ...blocks] = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split(/^## /m);
  const [, title = '', intro = ''] = /^# (.+)\n([\s\S]*)$/.exec(head) ?? [];
  if (!title.trim()) throw new Error(`${file}: it must begin with a line '# Title'.`);
  const sections = blocks.map((block) => {
    const [line = '', ...lines] = block.split('\n');
    const [, heading = '', id = null] = /^(.*?)(?:\s*\{#([^{}]*)\})?\s*$/.exec(line) ?? [];
    return { heading, id, text: unescaped(lines.join('\n').trim()) };
  });
  return { title: title.trim(), intro: unescaped(intro.trim()), sections };
}

/** A text as it stands in a file: a line of it that begins like a heading has a backslash before it. */
export const escapedHeadings = (text: string) => text.replace(/^\\*## /gm, '\\$&');
const unescaped = (text: string) => text.replace(/^\\(\\*## )/gm, '$1');

/** The id of a heading that has none of its own: its words in lower case, joined by hyphens. */
export function headingId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
