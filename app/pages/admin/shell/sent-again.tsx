import type { SentForm } from '#app/guard.ts';
import { Button } from '#app/ui/button.tsx';

type Props = { form: SentForm; isSignedOut: boolean };

const kept = 'What you sent is kept on this page, except passwords and secrets.';

/** A form that could not be handled: what was typed, and the button that sends it once more. */
export function SentAgain({ form: { to, fields, tookFiles }, isSignedOut }: Props) {
  const texts = fields.filter(([, value]) => /\s/.test(value.trim()));
  return (
    <form method="post" action={to} className="mt-8 grid max-w-[38rem] justify-items-start gap-5">
      {isSignedOut ? (
        <p>
          {kept} Leave it open,{' '}
          <a
            href={`/sign-in?next=${encodeURIComponent('/admin')}`}
            target="_blank"
            rel="noopener"
            className="link"
          >
            sign in in a new tab
          </a>
          , then come back and send it again.
        </p>
      ) : (
        <p>{kept} Leave it open, and send it again when the database is back.</p>
      )}
      {tookFiles && (
        <p>Files are not kept. If you chose any, open the page again and copy your text there.</p>
      )}
      {texts.map(([name, value]) => (
        <blockquote key={name} className="whitespace-pre-wrap border-sand-deep border-l-4 pl-4">
          {value}
        </blockquote>
      ))}
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names may be repeated
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">Send it again</Button>
    </form>
  );
}

/** The form in the data of an outage's answer; null when nothing was sent. */
export function sentFormOf(told: unknown): SentForm | null {
  return typeof told === 'object' && told !== null && 'fields' in told ? (told as SentForm) : null;
}
