import { yourData as text } from '#content/your-data.ts';

/** Who else can be asked, where a sentence names it. */
const office = 'ico.org.uk/make-a-complaint';

/** Their address, or a number of theirs, in one piece with what follows it: a comma would begin a line otherwise. */
const whole = /(ico\.org\.uk\/make-a-complaint[.,;:]?|\d{4} \d{3} \d{4}[.,;:]?)/;

function Whole({ part }: { part: string }) {
  if (!whole.test(part)) return part;
  const after = part.startsWith(office) && part.slice(office.length);
  return (
    <span className="whitespace-nowrap">
      {after === false ? (
        part
      ) : (
        <>
          <a href={`https://${office}/`} className="link" rel="noopener">
            {office}
          </a>
          {after}
        </>
      )}
    </span>
  );
}

/** By when we answer, and who else can be asked. */
export function RequestTerms() {
  return (
    <section aria-labelledby="terms-title" className="rounded-xl bg-foam p-6 shadow-line sm:p-8">
      <h2 id="terms-title" className="text-2xl">
        {text.terms.title}
      </h2>
      <dl className="mt-4 grid gap-x-10 lg:grid-cols-3">
        {text.terms.items.map((item) => (
          <div key={item.title} className="border-sand-deep border-t pt-4 max-lg:not-last:pb-4">
            <dt className="font-semibold">{item.title}</dt>
            <dd className="mt-1 text-ink-soft text-sm">
              {item.text.split(whole).map((part) => (
                <Whole key={part} part={part} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
