import { Form, useNavigation } from 'react-router';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Button } from '#app/ui/button.tsx';
import { Chip, ChipGroup } from '#app/ui/choice.tsx';
import { FieldGroup } from '#app/ui/field.tsx';

type Props = { who: 'owners' | 'everybody'; error: string | undefined };

/** The owner's choice of who of the team may publish, schedule and go back. */
export function WhoPublishes({ who, error }: Props) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Part id="who-title" title="Who may publish">
      <Form method="post" className="grid justify-items-start gap-4">
        <FieldGroup
          id="who"
          label="Publish, schedule and go back"
          hint="Everybody on the team may write and save. What is saved waits until it is published."
          error={error}
        >
          <ChipGroup>
            <Chip
              type="radio"
              name="who"
              value="owners"
              label="Owners only"
              defaultChecked={who === 'owners'}
            />
            <Chip
              type="radio"
              name="who"
              value="everybody"
              label="The whole team"
              defaultChecked={who === 'everybody'}
            />
          </ChipGroup>
        </FieldGroup>
        <Button type="submit" name="intent" value="who" size="sm" tone="outline" disabled={busy}>
          Save
        </Button>
      </Form>
    </Part>
  );
}
