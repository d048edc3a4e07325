import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import { sumWords } from '#content/sums/words.ts';
import type { AskedSum } from './asked-sum.ts';

type YourSumProps = { sum: AskedSum; view: LeadFormView };

/** The sum that somebody brought along, ticked until she takes it out. What is sent is as it is read here. */
export function YourSum({ sum: { carried }, view }: YourSumProps) {
  const { quote: words } = sumWords;
  if (!carried)
    return <p className="mb-9 max-w-[40em] border-edge border-l-[3px] pl-4 text-sm">{words.lost}</p>;
  const { seen, value, change } = carried;
  // A form that comes back keeps the answer to this question as well.
  const isBack = Object.keys(view.values).length > 0;
  return (
    <section aria-labelledby="your-sum" className="mb-9 grid gap-y-4 rounded-lg bg-sand px-5 py-6 sm:px-7">
      <div>
        <h2 id="your-sum" className="text-2xl">
          {words.title}
        </h2>
        <p className="mt-1.5 text-sm">{seen.title}</p>
        <p className="mt-1">
          <a href={change} className="link inline-flex min-h-11 items-center text-sm">
            {words.change}
          </a>
        </p>
      </div>
      <div className="min-w-0">
        <dl className="figures grid overflow-hidden rounded-md bg-foam">
          {seen.lines.map(({ label, working, result }, at) => (
            <div
              key={label}
              className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 px-4 py-2.5 ${at === seen.lines.length - 1 ? 'bg-tide text-chalk on-ink' : 'border-sand-deep border-b'}`}
            >
              <dt className="text-sm">
                <span className="font-semibold">{label}</span>{' '}
                <span className="whitespace-nowrap">{working}</span>
              </dt>
              <dd className="display text-xl">{result}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-3 flex min-h-11 items-center gap-3 font-medium">
          <input
            type="checkbox"
            name="sum"
            value={value}
            defaultChecked={!isBack || view.values.sum !== undefined}
            className="size-6 shrink-0 accent-tide"
          />
          {words.keep}
        </label>
      </div>
    </section>
  );
}
