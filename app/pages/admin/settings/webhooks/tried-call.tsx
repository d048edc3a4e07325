import type { TriedEndpoint } from '#server/webhooks/try-endpoint.ts';

/** What came of a test call, with the beginning of the answer. */
export function TriedCall({ tried }: { tried: TriedEndpoint }) {
  return (
    <div
      role={tried.ok ? 'status' : 'alert'}
      className={`mb-8 max-w-[49rem] rounded-lg p-5 ${tried.ok ? 'bg-sand' : 'bg-danger-wash'}`}
    >
      <p className="wrap-anywhere font-medium">{tried.words}</p>
      {tried.answer && <p className="mt-2 wrap-anywhere font-mono text-sm">{tried.answer}</p>}
    </div>
  );
}
