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
    <form method="post" action={`${action}#number`} noValidate className="mt-3 max-w-[27rem]">
      <Field id="phone" label={words.wanted ? words.ask : words.label} error={error}>
        {(control) => (
          <span className="flex flex-wrap gap-2">
            <TextInput
              {...control}
              type="tel"
              name="phone"
              autoComplete="tel"
              longest={longest.phone}
              defaultValue={value}
              className="min-w-0 flex-[1_1_11rem]"
            />
            <Button type="submit" tone="ink" className="max-sm:grow">
              {words.button}
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
