import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import { quote } from '#content/quote.ts';
import type { LeadFormView } from '../forms/form-view.ts';

type Line = {
  name: 'fullName' | 'email' | 'phone' | 'companyName' | 'companyWebsite';
  complete: string;
  max: number;
  type?: string;
  required?: boolean;
  /** 'url' as a type would refuse an address without https://. */
  inputMode?: 'url';
};

const lines: Line[] = [
  { name: 'fullName', complete: 'name', max: 100, required: true },
  { name: 'email', complete: 'email', max: 254, type: 'email', required: true },
  { name: 'phone', complete: 'tel', max: 40, type: 'tel' },
  { name: 'companyName', complete: 'organization', max: 150 },
  { name: 'companyWebsite', complete: 'url', max: 300, inputMode: 'url' },
];

/** Who asks. Only the first two are needed. */
export function YouFields({ view: { values, fields } }: { view: LeadFormView }) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">
      {lines.map(({ name, complete, max, type, required, inputMode }) => (
        <Field key={name} id={name} label={quote.fields[name]} error={fields[name]}>
          {(control) => (
            <TextInput
              {...control}
              name={name}
              type={type}
              inputMode={inputMode}
              autoComplete={complete}
              required={required}
              maxLength={max}
              defaultValue={values[name]?.[0]}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
