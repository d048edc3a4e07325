import { Form } from 'react-router';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Button } from '#app/ui/button.tsx';
import type { RequestView } from './request-view.ts';

/** From the request to its answer: be sure, look, give out or erase, write, note. Nothing goes out by itself. */
export function StepsPart({ request, personId }: { request: RequestView; personId: string | null }) {
  const letter = personId ? `/admin/letter?person=${personId}` : `mailto:${request.email}`;
  return (
    <Part id="steps" title="How to answer it">
      <ol className="grid list-decimal gap-3 pl-5">
        <li>
          Make sure that it is them. The form proves nothing, so{' '}
          <a className="link" href={letter}>
            write to the address
          </a>{' '}
          and ask them to confirm from there. Ask for a document only if you are still in real doubt.
        </li>
        <li>See everything that is held, and download or erase it there.</li>
        <li>
          Send the file yourself, to the address it is about and to no other. After an erasure, copy its
          letter.
        </li>
        <li>Note below what was done. An erasure is noted automatically.</li>
      </ol>
      <Form method="post" action="/admin/privacy" className="mt-5">
        <input type="hidden" name="address" value={request.email} />
        <Button type="submit" name="intent" value="find" size="sm">
          Find everything about them
        </Button>
      </Form>
    </Part>
  );
}
