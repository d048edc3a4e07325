import { Band } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { SumForm } from '#app/pages/sums/sum-form.tsx';
import { sumView } from '#app/pages/sums/sum-view.ts';
import { Container } from '#app/ui/layout.tsx';
import { pagedSum } from '#content/sums/all.ts';
import type { SectionProps } from './types.ts';

/** Arithmetic in the open, with an example's numbers until somebody puts in her own. */
export function WorkedExample({ section, page, tone, shape = 'beside' }: SectionProps<'worked-example'>) {
  const sum = pagedSum(page, section);
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} className="mb-8" />
        <SumForm of={sum} view={sumView(sum)} level={3} shape={shape} />
      </Container>
    </Band>
  );
}
