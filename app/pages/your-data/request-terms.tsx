import { yourData as text } from '#content/your-data.ts';

/** Who else can be asked, where a sentence names it. */
const office = 'ico.org.uk/make-a-complaint';

const Office = () => (
  <a href={`https://${office}/`} className="link inline-block" rel="noopener">
    {office}
  </a>
);

/** By when we answer, and who else can be asked. */
export function RequestTerms() {
  return (
    <section aria-labelledby="terms-title" className="self-start rounded-xl bg-foam p-6 shadow-line sm:p-8">
      <h2 id="terms-title" className="text-2xl">
        {text.terms.title}
      </h2>
      <dl className="mt-4">
        {text.terms.items.map((item) => (
          <div key={item.title} className="border-sand-deep border-t py-4 last:pb-0">
            <dt className="font-semibold">{item.title}</dt>
            <dd className="mt-1 text-ink-soft text-sm">
              {item.text
                .split(office)
                .flatMap((part, place) => (place > 0 ? [<Office key={office} />, part] : [part]))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
