import type { Token } from 'marked';
import { markdownParts } from '#domain/format/markdown.ts';
import { markdown } from './markdown.ts';

/** What a note may be written with; everything else has a field of its own or no place on the page. */
const allowed = new Set([
  ...['space', 'paragraph', 'text', 'heading', 'list', 'list_item', 'blockquote', 'code', 'def'],
  ...['strong', 'em', 'codespan', 'link', 'br', 'escape'],
]);

const names: Readonly<Record<string, string>> = {
  table: 'must have no table; write it as a list',
  hr: "must have no line across ('---'); begin a new heading instead",
  del: "must have no words that are struck through ('~~')",
  checkbox: "must have no boxes to tick ('- [ ]')",
};

/** The text of a note: paragraphs, headings of two levels, lists, quotes, links and code. */
export const noteMarkdown = () =>
  markdown().superRefine((value, context) => {
    const message = firstWrong(partsOf(value));
    if (message) context.addIssue({ code: 'custom', message });
  });

function partsOf(value: string): Token[] {
  try {
    return markdownParts(value);
  } catch {
    // What cannot be read at all is said by the rule before this one.
    return [];
  }
}

function firstWrong(parts: readonly Token[]): string | null {
  const waiting = [...parts];
  for (let part = waiting.shift(); part; part = waiting.shift()) {
    if (part.type === 'heading' && (part.depth < 2 || part.depth > 3))
      return "must have headings that begin with '## ' or '### ' only";
    if (!allowed.has(part.type)) return names[part.type] ?? `must hold no '${part.type}'`;
    if (part.type === 'list_item' && part.task) return names.checkbox ?? null;
    waiting.push(
      ...(part.type === 'list' ? (part.items as Token[]) : ('tokens' in part && part.tokens) || []),
    );
  }
  return null;
}
