import { Form } from 'react-router';
import { Button, LinkButton } from '#app/ui/button.tsx';

/** Offers what was typed and not saved. */
export function DraftNote({ when }: { when: string }) {
  return (
    <Form
      method="post"
      className="mb-8 flex max-w-[52rem] flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-mist p-4"
    >
      <p className="font-medium">You have changes from {when} that were not saved.</p>
      <p className="flex flex-wrap gap-3">
        <LinkButton href="?draft" tone="ink" size="sm">
          Continue with them
        </LinkButton>
        <Button type="submit" tone="quiet" size="sm" name="intent" value="discard">
          Discard them
        </Button>
      </p>
    </Form>
  );
}
