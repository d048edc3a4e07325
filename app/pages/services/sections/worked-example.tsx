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
  const head = <SectionHead section={section} className="mb-8" />;
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        {shape === 'wide' && head}
        <SumForm of={sum} view={sumView(sum)} level={3} shape={shape}>
          {shape !== 'wide' && head}
        </SumForm>
      </Container>
    </Band>
  );
}
