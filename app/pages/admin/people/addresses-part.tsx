import { Form } from 'react-router';
import { MailLink } from '#app/pages/admin/leads/ways-to-reach.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { longest } from '#domain/forms/longest.ts';
import type { PersonView } from './person-view.ts';

type AddressesProps = { view: PersonView; failure: FormFailure | undefined; busy: boolean };

/** All addresses of a person. One can be split off with what came under it, and another person merged in. */
export function AddressesPart({ view: { addresses }, failure, busy }: AddressesProps) {
  return (
    <Part id="addresses" title="Email addresses">
      <ul className="grid gap-3">
        {addresses.map(({ key, email, bounced }) => (
          <li key={key} className="grid justify-items-start gap-1">
            <span className="wrap-anywhere">
              <MailLink address={email} />
            </span>
            {bounced && <p className="font-medium text-danger text-sm">Came back {bounced}</p>}
            {addresses.length > 1 && (
              <Form method="post">
                <input type="hidden" name="intent" value="split" />
                <input type="hidden" name="address" value={key} />
                <Button
                  type="submit"
                  tone="quiet"
                  size="sm"
                  className="-ml-2"
                  disabled={busy}
                  aria-label={`Make ${email} a separate person`}
                >
                  Somebody else’s: split off
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {addresses.length > 1 && (
        <p className="mt-2 text-ink-soft text-sm">
          With an address goes what was sent and booked under it, and what a merge filled in from it. Notes
          stay here, and so does what was changed since. You can undo it in the timeline.
        </p>
      )}
      <details key={addresses.length} open={failure !== undefined} className="mt-3">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          Merge with another person
        </summary>
        <Form method="post" noValidate className="mt-3 grid gap-4">
          <input type="hidden" name="intent" value="merge" />
          <TextField
            name="other"
            type="email"
            autoComplete="off"
            label="Their email address"
            hint="Everything they have moves to this page. You can undo this in the timeline."
            longest={longest.email}
            error={failure?.fields.other}
            defaultValue={failure?.values.other}
          />
          <p>
            <Button type="submit" tone="outline" size="sm" disabled={busy}>
              Merge
            </Button>
          </p>
        </Form>
      </details>
    </Part>
  );
}
