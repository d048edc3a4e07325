import { Part } from '#app/pages/admin/parts/part.tsx';
import type { KeptSum } from '#domain/sums/kept.ts';

/** The sum that came with a quote request, in the words and figures that its sender saw. */
export function LeadSum({ sum: { title, page, numbers, lines } }: { sum: KeptSum }) {
  return (
    <Part id="sum" title="Their sum">
      <p className="mb-3">
        {title},{' '}
        <a className="link" href={page}>
          {page}
        </a>
      </p>
      <dl className="figures max-w-[40rem] text-sm">
        {numbers.map(({ label, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-6 border-sand-deep border-t py-2"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
        {lines.map(({ label, working, result }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-sand-deep border-t bg-foam px-3 py-2 last:bg-beacon-wash"
          >
            <dt>
              <span className="font-semibold">{label}</span>{' '}
              <span className="whitespace-nowrap text-ink-soft">{working}</span>
            </dt>
            <dd className="font-semibold text-base">{result}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
