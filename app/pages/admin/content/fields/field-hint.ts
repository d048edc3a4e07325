import type { Editor } from './editor-context.ts';

/** What is said of a field, with what the names in its text stand for now. */
export function fieldHint(
  help: string | null,
  text: string,
  { factsNow }: Pick<Editor, 'factsNow'>,
): string | null {
  const named = factsNow
    .filter(([name]) => text.includes(`{{${name}}}`))
    .map(([name, now]) => `{{${name}}} is ‘${now}’ now.`);
  return [help, ...named].filter(Boolean).join(' ') || null;
}
