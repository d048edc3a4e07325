import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { FormAlert } from '#app/pages/forms/form-alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Field } from '#app/ui/field.tsx';
import type { UploadOutcome } from './answer-upload.ts';

/** Without HEIC in it, iPhones send JPEG. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Adds pictures, and says of each what became of it. */
export function UploadPart({ outcome: arrived }: { outcome: UploadOutcome | null }) {
  // The page looks again while sizes are made, which takes the answer away: it stands here until the next one.
  const [outcome, setOutcome] = useState(arrived);
  if (arrived && arrived !== outcome) setOutcome(arrived);
  const form = useRef<HTMLFormElement>(null);
  const isTaken = outcome !== null && outcome.added.length > 0;
  useEffect(() => {
    if (outcome && isTaken) form.current?.reset();
  }, [outcome, isTaken]);
  const busy = useNavigation().formMethod === 'POST';
  return (
    <section aria-label="Add pictures" className="max-w-[44rem] rounded-lg bg-foam p-5 shadow-line">
      <FormAlert message={outcome?.message ?? null} />
      {isTaken && (
        <div role="status" className="mb-4">
          <ul className="grid gap-1.5 text-sm">
            {outcome.added.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes
              <li key={index} className={cx('wrap-anywhere', one.isRefused && 'text-danger')}>
                <strong className="break-all font-semibold">{one.name}</strong>: {one.said}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        className="grid items-end gap-4 sm:grid-cols-[1fr_auto]"
      >
        <Field
          id="files"
          label="Add pictures"
          hint="Up to 5 at a time, each at most 20 MB: JPEG, PNG, WebP, AVIF, or the first frame of a GIF. From a phone, too."
          error={outcome?.fields.files}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              name="files"
              multiple
              accept={accepted}
              className="min-h-12 w-full min-w-0 rounded-md text-sm file:mr-4 file:min-h-11 file:rounded-md file:border-0 file:bg-sand file:px-4 file:font-semibold"
            />
          )}
        </Field>
        <Button type="submit" disabled={busy}>
          {busy ? 'Adding…' : 'Add'}
        </Button>
      </Form>
    </section>
  );
}
