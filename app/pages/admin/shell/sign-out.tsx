import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';

/** Signing out is a POST, so that no link or image can do it. */
export function SignOut() {
  return (
    <Form method="post" action="/sign-out" className="shrink-0">
      <Button type="submit" tone="outline" size="sm">
        Sign out
      </Button>
    </Form>
  );
}
