import { useEffect, useRef, useState } from 'react';
import { Field as Labelled } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import { hexOf, longestColour, parseColour } from '#domain/colours/oklch.ts';
import type { TextField } from '#domain/editor/field.ts';
import { useEditor } from './editor-context.ts';
import { aside } from './text-controls.tsx';

type ColourProps = { field: TextField; name: string };

const side = 'size-12.5 shrink-0 rounded-md border-[1.5px] border-edge';

/** A colour as text, with the browser's own way to choose one beside it where scripts run. */
export function ColourControl({ field, name }: ColourProps) {
  const { entries, wrong } = useEditor();
  const written = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(entries.get(name) ?? '');
  const [runs, setRuns] = useState(false);
  useEffect(() => setRuns(true), []);
  const colour = parseColour(text.trim());
  const hex = colour ? hexOf(colour) : '#ffffff';
  const choose = (value: string) => {
    if (!written.current) return;
    written.current.value = value;
    // Whoever keeps what is typed hears of it as of typing.
    written.current.dispatchEvent(new Event('input', { bubbles: true }));
    setText(value);
  };
  return (
    <Labelled id={name} label={field.label} hint={field.help} error={wrong.get(name)} aside={aside(field)}>
      {(control) => (
        <span className="flex max-w-96 gap-3">
          {runs ? (
            <input
              type="color"
              aria-label={`${field.label}: choose`}
              className={`${side} cursor-pointer bg-foam p-1`}
              value={hex}
              onChange={(event) => choose(event.currentTarget.value)}
            />
          ) : (
            <svg aria-hidden="true" className={side}>
              <rect width="100%" height="100%" fill={hex} />
            </svg>
          )}
          <TextInput
            {...control}
            ref={written}
            name={name}
            longest={longestColour}
            spellCheck={false}
            autoComplete="off"
            className="figures"
            defaultValue={entries.get(name) ?? ''}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </span>
      )}
    </Labelled>
  );
}
