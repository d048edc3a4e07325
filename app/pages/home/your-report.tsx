import { SumForm } from '#app/pages/sums/sum-form.tsx';
import { sumView } from '#app/pages/sums/sum-view.ts';
import { Container, Section } from '#app/ui/layout.tsx';
import { homeSum } from '#content/sums/all.ts';

/** The hero’s report as a sum: what came back for what was spent, with numbers of the visitor’s own. */
export function YourReport() {
  const sum = homeSum();
  if (!sum) return null;
  return (
    <Section tone="mist" labelledBy="your-report">
      <Container>
        <div className="mb-10 grid gap-x-16 gap-y-4 sm:mb-14 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:items-end">
          <h2 id="your-report" className="text-4xl">
            {sum.title}
          </h2>
          <p className="max-w-[32em] text-lg">{sum.lead}</p>
        </div>
        <SumForm of={sum} view={sumView(sum)} level={3} />
      </Container>
    </Section>
  );
}
