import type { ReactNode } from 'react';
import { ruled, soft } from '#app/pages/services/band.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Badge } from '#app/ui/eyebrow.tsx';
import type { PagedSum } from '#content/sums/all.ts';
import { sumWords } from '#content/sums/words.ts';
import { SaidSum } from './said-sum.tsx';
import { SumField } from './sum-field.tsx';
import { SumSlip } from './sum-slip.tsx';
import { type SumView, sumProps } from './sum-view.ts';

type SumFormProps = {
  of: PagedSum;
  view: SumView;
  /** Level of the headings within. */
  level: 2 | 3;
  /** Before the fields; the word that these are an example where there is nothing else to say. */
  children?: ReactNode;
};

/** A sum with fields: numbers on the left, the slip on the right, what follows and where to go below. */
export function SumForm({ of, view, level, children }: SumFormProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const idOf = (name: string) => `${of.id.replace('/', '-')}-${name}`;
  return (
    <form
      method="get"
      action={`/sums/${of.id}`}
      noValidate
      aria-label={of.title}
      data-island="sum"
      data-load="visible"
      data-props={JSON.stringify(sumProps(of))}
      className="group/sum"
    >
      <input type="hidden" name="sum" value={of.id} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:items-start">
        <div>
          <Heading className="flex flex-wrap items-center justify-between gap-3 pb-3 text-xl">
            {sumWords.numbers}
            <Badge tone="tide" className="font-sans tracking-normal">
              {sumWords.example}
            </Badge>
          </Heading>
          {children}
          <div className={cx('divide-y border-y', ruled, 'divide-ink/15 in-[.on-ink]:divide-chalk/25')}>
            {of.sum.inputs.map((input) => (
              <SumField
                key={input.name}
                input={input}
                id={idOf(input.name)}
                typed={view.typed[input.name] ?? ''}
                isWrong={view.wrong.includes(input.name)}
              />
            ))}
          </div>
          <Button
            type="submit"
            tone="outline"
            className="mt-6 w-full group-data-alive/sum:hidden sm:w-auto print:hidden"
          >
            {sumWords.workOut}
          </Button>
        </div>
        <SumSlip
          of={of}
          view={view}
          title={sumWords.answer}
          level={level}
          fieldIds={of.sum.inputs.map(({ name }) => idOf(name))}
        />
      </div>
      <p className="mt-10 max-w-[40em] border-beacon border-l-[3px] pl-5 text-lg group-data-wrong/sum:opacity-45 sm:mt-12">
        <SaidSum text={of.conclusion} texts={view.texts} />
      </p>
      <div className="mt-8 grid items-center gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        <p className={cx('max-w-[36em] text-sm', soft)}>{sumWords.caveat}</p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
          <button
            type="submit"
            formAction="/quote"
            data-send
            className={buttonClass({ className: 'max-sm:w-full' })}
          >
            {sumWords.send}
          </button>
          <a
            data-share
            href={view.address}
            className={buttonClass({ tone: 'quiet', className: 'max-sm:w-full' })}
          >
            {sumWords.share}
          </a>
        </p>
      </div>
      <p role="status" data-said className="sr-only" />
    </form>
  );
}
