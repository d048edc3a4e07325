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
        <SumForm of={sum} view={sumView(sum)} level={3}>
          <h2 id="your-report" className="text-4xl">
            {sum.title}
          </h2>
          <p className="mt-4 mb-8 text-lg">{sum.lead}</p>
        </SumForm>
      </Container>
    </Section>
  );
}
