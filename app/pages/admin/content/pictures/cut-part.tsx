import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Part } from '#app/pages/admin/parts/part.tsx';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Chip, ChipGroup } from '#app/ui/choice.tsx';
import { Field, FieldGroup } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import { focusAt, partAsked, type Shape } from '#domain/pictures/crop.ts';
import { type Focus, focuses } from '#domain/pictures/reference.ts';
import { CutPreview } from './cut-preview.tsx';
import type { PictureView } from './picture-view.ts';

type CutPartProps = { view: PictureView; failure: FormFailure | undefined; busy: boolean };

const places: Record<Focus, string> = {
  lt: 'Top left',
  ct: 'Top',
  rt: 'Top right',
  lc: 'Left',
  cc: 'Middle',
  rc: 'Right',
  lb: 'Bottom left',
  cb: 'Bottom',
  rb: 'Bottom right',
};
const shapeNames: Record<Shape, string> = {
  free: 'As it is cut',
  wide: 'Wide 16:9',
  landscape: '4:3',
  square: 'Square',
  upright: 'Upright 4:5',
};
const sides = { left: 'Left', right: 'Right', top: 'Top', bottom: 'Bottom' } as const;

/** Which part of a picture is shown, and what stays in view where a frame shows less. Works as a plain form. */
export function CutPart({ view, failure, busy }: CutPartProps) {
  const form = useRef<HTMLFormElement>(null);
  const typed = failure && !failure.values.intent ? failure.values : null;
  // Said once below all four: beside one of them there is room for a word a line.
  const wrongTrim = [...new Set(Object.keys(sides).flatMap((side) => failure?.fields[side] ?? []))].join(' ');
  const [shown, setShown] = useState({ part: view.part, focus: view.focus });
  const see = (event: FormEvent<HTMLFormElement>) =>
    setShown(partOf(new FormData(event.currentTarget), view));
  // With a script the click moves the choice; without one it sends the form.
  const aim = (event: MouseEvent<HTMLInputElement>) => {
    if (!form.current || (event.clientX === 0 && event.clientY === 0)) return;
    event.preventDefault();
    const frame = event.currentTarget.getBoundingClientRect();
    const focus = focusAt(
      (event.clientX - frame.left) / frame.width,
      (event.clientY - frame.top) / frame.height,
    );
    const choice = form.current.querySelector<HTMLInputElement>(`[name=focus][value=${focus}]`);
    if (choice) choice.checked = true;
    setShown(partOf(new FormData(form.current), view));
  };
  return (
    <Part id="cut" title="Which part of it is shown">
      <Form
        ref={form}
        method="post"
        onInput={see}
        className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]"
      >
        <CutPreview view={view} shown={shown} onAim={aim} />
        <div className="grid gap-6">
          <FieldGroup
            id="focus"
            label="What stays in view"
            hint="Where a frame shows only part of the picture, this point stays in view. Click the picture, or choose."
          >
            <div className="grid max-w-[24rem] grid-cols-3 gap-2">
              {focuses.map((focus) => (
                <Chip
                  key={focus}
                  type="radio"
                  name="focus"
                  value={focus}
                  label={places[focus]}
                  defaultChecked={(typed?.focus ?? view.focus) === focus}
                  className="justify-center px-2!"
                />
              ))}
            </div>
          </FieldGroup>
          <FieldGroup id="shape" label="Shape">
            <ChipGroup>
              {Object.entries(shapeNames).map(([shape, label]) => (
                <Chip
                  key={shape}
                  type="radio"
                  name="shape"
                  value={shape}
                  label={label}
                  defaultChecked={(typed?.shape ?? 'free') === shape}
                />
              ))}
            </ChipGroup>
          </FieldGroup>
          <FieldGroup
            id="trim"
            label="Cut away"
            hint="In per cent of the whole, from 0 to 90."
            error={wrongTrim}
          >
            <div className="grid max-w-[24rem] grid-cols-2 gap-3 sm:grid-cols-4">
              {Object.entries(sides).map(([side, label]) => (
                <Field key={side} id={side} label={label}>
                  {(control) => (
                    <TextInput
                      {...control}
                      name={side}
                      inputMode="numeric"
                      defaultValue={typed?.[side] ?? String(view.trim[side as keyof typeof sides])}
                      aria-invalid={failure?.fields[side] ? true : undefined}
                    />
                  )}
                </Field>
              ))}
            </div>
          </FieldGroup>
          <div>
            <Button type="submit" name="intent" value="" disabled={busy}>
              Save this part
            </Button>
            <p className="mt-3 max-w-[34rem] text-ink-soft text-sm">
              Texts that show the picture are saved with the new part. Visitors see it once they are
              published.
            </p>
          </div>
        </div>
      </Form>
    </Part>
  );
}

function partOf(form: FormData, view: PictureView) {
  const text = (name: string) => String(form.get(name) ?? '');
  const percent = (name: string) => Math.min(90, Math.max(0, Number(text(name)) || 0));
  const focus = focuses.find((one) => one === text('focus')) ?? 'cc';
  const trim = {
    left: percent('left'),
    right: percent('right'),
    top: percent('top'),
    bottom: percent('bottom'),
  };
  const shape = (text('shape') || 'free') as Shape;
  return { focus, part: partAsked(view.size, view.part, { trim, shape, focus }) };
}
