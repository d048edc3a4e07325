import { Button } from '#app/ui/button.tsx';

/** The way in by a passkey. `secondStep`: after the password, by one of that account’s. */
export function PasskeyForm({ secondStep = false }: { secondStep?: boolean }) {
  return (
    <form
      method="post"
      noValidate
      data-island="passkey"
      data-load="now"
      data-ask={secondStep ? '/api/sign-in/passkey?second-step' : '/api/sign-in/passkey'}
      className="grid gap-3"
    >
      <input type="hidden" name="passkey" />
      <Button type="submit" tone={secondStep ? 'beacon' : 'outline'}>
        Use a passkey
      </Button>
      <p data-passkey-trouble role="alert" hidden className="font-medium text-danger text-sm" />
      <noscript>
        <p className="text-sm">A passkey needs JavaScript. The other ways work without it.</p>
      </noscript>
    </form>
  );
}
