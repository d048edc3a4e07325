import type { FormFailure } from '#app/pages/form-failure.ts';
import { AccountField } from '#app/pages/staff/account-field.tsx';
import { Button } from '#app/ui/button.tsx';

type ConfirmFormProps = {
  /** In base32. */
  secret: string;
  qr: { size: number; path: string };
  /** The address that opens an app on this device. */
  address: string;
  failure: FormFailure | undefined;
};

/** The second part: what the app has to learn, and its first code. */
export function ConfirmForm({ secret, qr: { size, path }, address, failure }: ConfirmFormProps) {
  return (
    <div className="grid gap-6">
      <p>Scan this with the app, or type the secret into it. Then type the code that it shows.</p>
      <svg
        role="img"
        aria-label="QR code for your app"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-60 rounded-lg forced-color-adjust-none"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <div>
        <p className="font-semibold">The secret as text</p>
        <p className="select-all font-mono wrap-anywhere">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        <a href={address} className="link inline-flex min-h-11 items-center">
          Open an app on this device
        </a>
      </div>
      <form method="post" noValidate className="grid max-w-[28rem] gap-5">
        <input type="hidden" name="intent" value="confirm" />
        <AccountField kind="code" failure={failure} />
        <Button type="submit" tone="ink" className="justify-self-start">
          Switch it on
        </Button>
      </form>
    </div>
  );
}
