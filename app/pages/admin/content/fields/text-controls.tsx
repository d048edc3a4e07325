import { Field as Labelled } from '#app/ui/field.tsx';
import { Textarea, TextInput } from '#app/ui/input.tsx';
import type { Field } from '#domain/editor/field.ts';
import { useEditor } from './editor-context.ts';
import { fieldHint } from './field-hint.ts';

type TextProps = { field: Extract<Field, { kind: 'text' }>; name: string };

/** A line or some lines of text; the count of characters appears near the limit. */
export function TextControl({ field, name }: TextProps) {
  const editor = useEditor();
  const { entries, wrong } = editor;
  const { look, longest } = field;
  const value = entries.get(name) ?? '';
  const counted = longest === null ? {} : { longest };
  return (
    <Labelled
      id={name}
      label={field.label}
      hint={fieldHint(field.help, value, editor)}
      error={wrong.get(name)}
      aside={aside(field)}
    >
      {(control) =>
        look === 'long' ? (
          <Textarea
            {...control}
            {...counted}
            name={name}
            rows={1}
            className="min-h-12.5!"
            defaultValue={value}
          />
        ) : (
          // A wrong address is told with everything else that is wrong, so the browser must not stop the form.
          <TextInput
            {...control}
            {...counted}
            name={name}
            type={look === 'date' || look === 'time' ? look : 'text'}
            // Seconds can be chosen where they are told.
            step={look === 'time' && value.length > 5 ? 1 : undefined}
            inputMode={look === 'email' ? 'email' : look === 'link' ? 'url' : undefined}
            className={look === 'date' || look === 'time' ? 'max-w-56' : undefined}
            defaultValue={value}
          />
        )
      }
    </Labelled>
  );
}

type NumberProps = { field: Extract<Field, { kind: 'number' }>; name: string };

/** A number as people write it, with commas and pound sign if they like. */
export function NumberControl({ field, name }: NumberProps) {
  const { entries, wrong } = useEditor();
  const unit = field.pounds ? 'Whole pounds, without VAT.' : null;
  const hint = [unit, field.help].filter(Boolean).join(' ') || null;
  return (
    <Labelled id={name} label={field.label} hint={hint} error={wrong.get(name)} aside={aside(field)}>
      {(control) => (
        <span className="flex max-w-48 items-center gap-2">
          {field.pounds && <span className="font-semibold">£</span>}
          <TextInput
            {...control}
            name={name}
            inputMode={field.whole ? 'numeric' : 'decimal'}
            className="figures"
            defaultValue={entries.get(name) ?? ''}
          />
        </span>
      )}
    </Labelled>
  );
}

/** Said of what may stay empty. */
export function aside({ empty }: { empty: string }): string | undefined {
  return empty === 'left-out' ? 'Optional' : empty === 'null' ? 'Empty: not known yet' : undefined;
}
