import { markdownHtml } from '#domain/format/markdown.ts';
import { type Typed, typedAgain } from './typed.ts';

/** How the Markdown of one control will look; a text that cannot be shown says why beside it. */
export function previewOf(form: FormData, entries: ReadonlyMap<string, string>, name: string): Typed {
  try {
    const html = markdownHtml(entries.get(name) ?? '');
    return typedAgain(form, entries, { previews: [[name, html]], focus: `${name}~seen` });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const message = `${why.charAt(0).toUpperCase()}${why.slice(1)}`;
    return typedAgain(form, entries, { wrong: [{ name, way: 'The text', message }], focus: name });
  }
}
