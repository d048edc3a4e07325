import { LinkButton } from '#app/ui/button.tsx';
import { navigation } from '#content/navigation.ts';
import { sayLongDate } from '#content/say-dates.ts';
import { yourData as text } from '#content/your-data.ts';
import type { DataRequestKind } from '#domain/data-requests/kinds.ts';

type RequestSentProps = { sent: { kind: DataRequestKind; dueOn: string; reference: string } };

/** That it is stored, under which reference, and by when we answer. */
export function RequestSent({ sent }: RequestSentProps) {
  const words = sent.kind === 'complaint' ? text.sent.complaint : text.sent.request;
  return (
    <div className="rounded-xl bg-mist p-6 sm:p-9">
      <h2 className="text-3xl">{text.sent.title}</h2>
      <p className="mt-4 max-w-[34em] text-lg">
        {words
          .replace('{{reference}}', sent.reference)
          .replace('{{date}}', sayLongDate(sent.dueOn).replaceAll(' ', '\u00a0'))}
      </p>
      <p className="mt-3 max-w-[34em]">{text.sent.after}</p>
      <p className="mt-6">
        <LinkButton href={navigation.home.to} tone="outline">
          {navigation.home.label}
        </LinkButton>
      </p>
    </div>
  );
}
