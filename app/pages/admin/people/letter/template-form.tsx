import { Form } from 'react-router';
import { AskFirst } from '#app/pages/admin/parts/ask-first.tsx';
import { useHeldForm } from '#app/pages/admin/parts/use-held-form.ts';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Textarea, TextInput } from '#app/ui/input.tsx';
import type { Template } from '#server/inbox/templates/templates.ts';

type TemplateFormProps = {
  template: Template | null;
  /** The ids of all templates: a new one among them empties the form that it was typed in. */
  among: string;
  failure: FormFailure | undefined;
  busy: boolean;
};

/** One template, folded until it is edited; without one, the form for a new one. */
export function TemplateForm({ template, among, failure, busy }: TemplateFormProps) {
  const own = template?.id ?? 'new';
  const typed = failure?.values ?? {};
  const errors = failure?.fields ?? {};
  const { key, seen, on, meanwhile } = useHeldForm({
    saved: template ? { name: template.name, subject: template.subject, text: template.text } : { among },
    ...{ seen: template?.seen ?? '', failure },
  });
  const hint = (name: string) => (template ? meanwhile(name) : undefined);
  return (
    <li className="rounded-lg bg-foam px-5 shadow-line">
      <details key={key} open={failure !== undefined}>
        <summary className="min-h-12 cursor-pointer content-center font-semibold">
          {template?.name ?? 'A new template'}
        </summary>
        <Form method="post" id={`template-${own}`} {...on} className="grid gap-4">
          <input type="hidden" name="id" value={template?.id ?? ''} />
          <input type="hidden" name="seen" value={seen} />
          <Field id={`${own}-name`} label="Name" hint={hint('name')} error={errors.name}>
            {(control) => <TextInput {...control} name="name" defaultValue={typed.name ?? template?.name} />}
          </Field>
          <Field id={`${own}-subject`} label="Subject" hint={hint('subject')} error={errors.subject}>
            {(control) => (
              <TextInput {...control} name="subject" defaultValue={typed.subject ?? template?.subject} />
            )}
          </Field>
          <Field id={`${own}-text`} label="Text" hint={hint('text')} error={errors.text}>
            {(control) => (
              <Textarea {...control} name="text" rows={8} defaultValue={typed.text ?? template?.text} />
            )}
          </Field>
        </Form>
        <div className="flex flex-wrap items-center gap-3 pt-4 pb-5">
          <Button
            type="submit"
            form={`template-${own}`}
            name="intent"
            value="save"
            tone="ink"
            size="sm"
            disabled={busy}
          >
            Save
          </Button>
          {template && (
            <AskFirst
              title={`Delete ‘${template.name}’?`}
              description="The template is gone for everybody. Letters that were written with it stay."
              trigger="Delete"
              intent="delete"
              of={{ id: template.id, seen: template.seen }}
              label="Delete the template"
              busy={busy}
            />
          )}
        </div>
      </details>
    </li>
  );
}
