import { Form } from 'react-router';
import { Part } from '#app/pages/admin/parts/part.tsx';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { PictureView } from './picture-view.ts';

type WordsPartProps = { view: PictureView; failure: FormFailure | undefined; busy: boolean };

/** What a picture is called, and what it shows in words. */
export function WordsPart({ view, failure, busy }: WordsPartProps) {
  const typed = failure?.values.intent === 'describe' ? failure.values : null;
  const decorative = typed ? typed.decorative === 'yes' : view.decorative;
  return (
    <Part id="words" title="What it shows">
      <Form method="post" className="grid max-w-[44rem] gap-4">
        <TextField
          name="name"
          label="Name in the library"
          longest={120}
          defaultValue={typed?.name ?? view.name}
          error={failure?.fields.name}
        />
        <TextField
          name="alt"
          label="What it shows"
          hint="For people who cannot see it: one sentence about what matters in it, not that it is a picture. Each text can describe it differently."
          longest={250}
          defaultValue={typed?.alt ?? view.alt}
          error={failure?.fields.alt}
        />
        <Checkbox
          name="decorative"
          value="yes"
          defaultChecked={decorative}
          label="It is usually only decoration"
        />
        <div>
          <Button type="submit" name="intent" value="describe" disabled={busy}>
            Save these words
          </Button>
        </div>
      </Form>
    </Part>
  );
}
