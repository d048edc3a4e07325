import { Band } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { sumView } from '#app/pages/sums/sum-view.ts';
import { Container } from '#app/ui/layout.tsx';
import { funnelSum } from '#content/sums/all.ts';
import { FunnelForm } from './funnel-form.tsx';
import type { SectionProps } from './types.ts';

/** How many are left at each stage, as found and as repaired, with shares to change and what they come to. */
export function Funnel({ section, page, tone }: SectionProps<'funnel'>) {
  const of = funnelSum(page, section);
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} size="lg" />
        <FunnelForm of={of} funnel={section} view={sumView(of)} level={3} />
      </Container>
    </Band>
  );
}
