import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { CopyRow } from '#app/pages/admin/parts/copy-row.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Row, Rows } from '#app/pages/admin/parts/row.tsx';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { PreviewView } from './preview-view.ts';

type SharePartProps = {
  links: PreviewView['links'];
  /** A link that was just made: it is shown this once. */
  made: { url: string; until: string } | undefined;
  failure: FormFailure | undefined;
  busy: boolean;
};

/** Shows the draft to somebody without an account. */
export function SharePart({ links, made, failure, busy }: SharePartProps) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(links.length);
  useEffect(() => {
    if (made) box.current?.focus();
  }, [made]);
  // The button that withdrew a link has gone with it.
  useEffect(() => {
    if (links.length < before.current) list.current?.focus();
    before.current = links.length;
  }, [links.length]);
  return (
    <Part id="share" title="Show it to somebody">
      <p className="mb-4 max-w-[40rem]">
        A link shows the draft as it is saved now, without an account, until it runs out or you withdraw it.
      </p>
      {made && (
        <div
          ref={box}
          tabIndex={-1}
          role="status"
          className="mb-5 grid max-w-[44rem] gap-2 rounded-lg bg-sand p-4"
        >
          <p className="font-medium">Copy this link now, it is not shown again.</p>
          <CopyRow label="Link to the draft" value={made.url} />
          <p className="text-ink-soft text-sm">It works until {made.until}.</p>
        </div>
      )}
      <Form
        // The next link is for somebody else.
        key={made?.url}
        method="post"
        className="grid max-w-[44rem] items-start gap-4 sm:grid-cols-[1fr_8rem_auto]"
      >
        <TextField
          name="note"
          label="Who is it for?"
          longest={120}
          defaultValue={failure?.values.note ?? ''}
          error={failure?.fields.note}
        />
        <TextField
          name="days"
          label="Days"
          type="number"
          min={1}
          max={30}
          required
          defaultValue={failure?.values.days ?? '7'}
          error={failure?.fields.days}
        />
        <Button type="submit" name="intent" value="share" disabled={busy} className="sm:mt-7">
          Make a link
        </Button>
      </Form>
      <div ref={list} tabIndex={-1} className="max-w-[44rem] outline-none">
        {links.length > 0 && (
          <Rows className="mt-5" label="Links that are open">
            {links.map((link) => (
              <Row key={link.id} className="grid-cols-[minmax(0,1fr)_auto] items-center">
                <div className="min-w-0">
                  <p className="truncate font-medium">{link.note}</p>
                  <p className="text-ink-soft text-sm">
                    Until {link.until}
                    {link.author && `, by ${link.author}`}
                  </p>
                </div>
                <Form method="post">
                  <input type="hidden" name="id" value={link.id} />
                  <Button
                    type="submit"
                    name="intent"
                    value="withdraw"
                    tone="quiet"
                    size="sm"
                    className="-mx-2"
                    disabled={busy}
                    aria-label={`Withdraw the link: ${link.note}`}
                  >
                    Withdraw
                  </Button>
                </Form>
              </Row>
            ))}
          </Rows>
        )}
      </div>
    </Part>
  );
}
