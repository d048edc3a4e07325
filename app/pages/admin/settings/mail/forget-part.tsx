import { Form } from 'react-router';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Button } from '#app/ui/button.tsx';

type ForgetPartProps = { action: string; title: string; label: string; children: string };

/** Forgets a server with its password, after saying what that means. */
export function ForgetPart({ action, title, label, children }: ForgetPartProps) {
  return (
    <Part id="off" title={title}>
      <p className="mb-4">{children}</p>
      <Form method="post" action={action}>
        <input type="hidden" name="intent" value="off" />
        <Button type="submit" tone="outline" size="sm">
          {label}
        </Button>
      </Form>
    </Part>
  );
}
