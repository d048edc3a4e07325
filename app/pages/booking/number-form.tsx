import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import { longest } from '#domain/forms/longest.ts';
import type { NumberWords } from './how-view.ts';

type NumberFormProps = {
  words: NumberWords;
  /** The page of the call. */
  action: string;
  value?: string | undefined;
  error?: string | undefined;
};

/** Asks which number to ring: a plain form, with or without scripts. */
export function NumberForm({ words, action, value, error }: NumberFormProps) {
  return (
    <form method="post" action={`${action}#number`} noValidate className="grid max-w-[24rem] gap-3">
      <Field id="phone" label={words.label} error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            name="phone"
            autoComplete="tel"
            longest={longest.phone}
            defaultValue={value}
          />
        )}
      </Field>
      <p>
        <Button type="submit" tone="ink">
          {words.button}
        </Button>
      </p>
    </form>
  );
}
