import type { ReactNode } from 'react';
import { soft } from '#app/pages/services/band.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Badge } from '#app/ui/eyebrow.tsx';
import type { PagedSum } from '#content/sums/all.ts';
import { sumWords } from '#content/sums/words.ts';
import { type SumView, sumProps } from './sum-view.ts';

type SumFrameProps = { of: PagedSum; view: SumView; className?: string; children: ReactNode };

/** The form of a sum, which answers on a page of its own, and here once the island is there. */
export function SumFrame({ of, view, className, children }: SumFrameProps) {
  return (
    <form
      method="get"
      action={`/sums/${of.id}`}
      noValidate
      aria-label={of.title}
      data-island="sum"
      data-load="visible"
      data-props={JSON.stringify(sumProps(of))}
      data-wrong={view.wrong.length > 0 ? '' : undefined}
      data-own={view.own ? '' : undefined}
      className={cx('group/sum', className)}
    >
      <input type="hidden" name="sum" value={of.id} />
      {children}
      <p role="status" data-said="" className="sr-only" />
    </form>
  );
}

/** Above the fields: whose numbers they are. */
export function SumHead({ level }: { level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading className="flex flex-wrap items-center justify-between gap-3 pb-3 text-xl">
      {sumWords.numbers}
      <Badge tone="foam" className="font-sans tracking-normal group-data-own/sum:hidden">
        {sumWords.example}
      </Badge>
    </Heading>
  );
}

/** The ways on from a sum. Working it out is a button where scripts are off; elsewhere the Enter key does it. */
export function SumActions({ view, className }: { view: SumView; className?: string }) {
  return (
    <div className={className}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-3 sm:gap-x-6 print:hidden">
        <Button type="submit" tone="outline" className="hidden! noscript:inline-flex!">
          {sumWords.workOut}
        </Button>
        <button
          type="submit"
          formAction="/quote"
          data-send=""
          className={buttonClass({ tone: 'outline', className: 'max-sm:px-4!' })}
        >
          {sumWords.send}
        </button>
        <a
          data-share=""
          href={view.address}
          className={buttonClass({ tone: 'quiet', className: 'max-sm:px-0!' })}
        >
          {sumWords.share}
        </a>
      </p>
      <p className={cx('mt-5 max-w-[36em] text-balance text-sm', soft)}>{sumWords.caveat}</p>
    </div>
  );
}
