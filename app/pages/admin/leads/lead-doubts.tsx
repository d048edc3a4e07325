import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { Lead } from '#server/leads/lead.ts';

type DoubtsProps = {
  lead: { isSignUp: boolean; quarantine: Lead['quarantine']; reasons: Lead['reasons'] };
  busy: boolean;
};

/** Why a lead looked suspicious and, while it is in quarantine, the button that releases it. */
export function LeadDoubts({ lead, busy }: DoubtsProps) {
  const quarantined = lead.quarantine === 'held';
  return (
    <section aria-labelledby="doubts" className="grid gap-4 rounded-xl bg-beacon-wash p-5 sm:p-6">
      <h2 id="doubts" className="text-xl">
        {quarantined ? 'Why it is in quarantine' : 'What looked odd'}
      </h2>
      <ul className="grid list-disc gap-1 pl-5">
        {lead.reasons.map((reason) => (
          <li key={reason.code}>{reason.text}</li>
        ))}
      </ul>
      {quarantined ? (
        <Form method="post">
          <p className="mb-4">
            Nobody has been answered yet. If you release it, it is treated as if it had just come:{' '}
            {lead.isSignUp
              ? 'the address gets the email that asks it to confirm.'
              : 'the visitor gets the acknowledgement, you get the notification.'}
          </p>
          <input type="hidden" name="intent" value="release" />
          <Button type="submit" disabled={busy} className="w-full">
            Release it
          </Button>
        </Form>
      ) : (
        lead.quarantine === 'released' && <p>It was in quarantine for this, and has been released.</p>
      )}
    </section>
  );
}
