import { SentHead } from '#app/pages/forms/sent-parts.tsx';
import { PageBand } from '#app/pages/shared/page-band.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { navigation } from '#content/navigation.ts';
import { sayLongDate } from '#content/say-dates.ts';
import { yourData as text } from '#content/your-data.ts';
import type { DataRequestKind } from '#domain/data-requests/kinds.ts';

type RequestSentProps = { sent: { kind: DataRequestKind; dueOn: string; reference: string } };

/** The thanks in the page's place: that it is stored, under which reference, and by when we answer. */
export function RequestSent({ sent }: RequestSentProps) {
  const words = sent.kind === 'complaint' ? text.sent.complaint : text.sent.request;
  return (
    <PageBand>
      <div className="grid min-h-[46svh] content-center justify-items-start">
        <SentHead
          id="request"
          title={text.sent.title}
          text={words
            .replace('{{reference}}', sent.reference)
            .replace('{{date}}', sayLongDate(sent.dueOn).replaceAll(' ', '\u00a0'))}
          className="text-5xl"
        />
        <p className="mt-3 max-w-[34em]">{text.sent.after}</p>
        <LinkButton href={navigation.home.to} tone="outline" className="mt-7">
          {navigation.home.label}
        </LinkButton>
      </div>
    </PageBand>
  );
}
