import { Button } from '#app/ui/button.tsx';
import { Field as Labelled } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import type { Field } from '#domain/editor/field.ts';
import { useEditor } from './editor-context.ts';
import { fieldHint } from './field-hint.ts';
import { goesHere } from './goes-here.ts';
import { aside } from './text-controls.tsx';

type MarkdownProps = { field: Extract<Field, { kind: 'text' }>; name: string };

/** A long text with its marks, a short help, and how it will look. */
export function MarkdownControl({ field, name }: MarkdownProps) {
  const editor = useEditor();
  const { entries, wrong, previews, place } = editor;
  const value = entries.get(name) ?? '';
  const preview = previews.get(name);
  const counted = field.longest === null ? {} : { longest: field.longest };
  return (
    <div className="grid gap-2">
      <Labelled
        id={name}
        label={field.label}
        hint={fieldHint(field.help, value, editor)}
        error={wrong.get(name)}
        aside={aside(field)}
      >
        {(control) => (
          <Textarea
            {...control}
            {...counted}
            name={name}
            data-marks={field.headings ?? ''}
            rows={8}
            className="max-h-[70vh]"
            defaultValue={value}
          />
        )}
      </Labelled>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <details className="text-sm">
          <summary className="min-h-11 cursor-pointer content-center text-ink-soft underline underline-offset-4">
            How to mark up text
          </summary>
          <p className="max-w-[38rem] pb-3">
            An empty line begins a paragraph. <code>**bold**</code>, <code>*italic*</code>,{' '}
            <code>[words of a link](/portfolio)</code>. Lines that begin with <code>- </code> are a list, with{' '}
            <code>1. </code> a numbered one
            {field.headings !== null && (
              <>
                , with <code>{'#'.repeat(field.headings)} </code> a heading
              </>
            )}
            . What you paste from a document or a web page is marked up by itself.
          </p>
        </details>
        <Button type="submit" tone="quiet" size="sm" name="intent" value={`preview ${name}`}>
          Show how it looks
        </Button>
      </div>
      {preview !== undefined && (
        <section
          aria-label={`${field.label} as it looks`}
          className="rounded-lg bg-mist p-5"
          tabIndex={-1}
          {...goesHere(place === `${name}~seen`)}
          id={`${name}~seen`}
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own renderer, which refuses raw HTML */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: preview }} />
        </section>
      )}
    </div>
  );
}
