import type { ComponentType } from 'react';
import { Band } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { Container } from '#app/ui/layout.tsx';
import { Days } from './process-days.tsx';
import { Descent } from './process-descent.tsx';
import { Gates } from './process-gates.tsx';
import { Ledger } from './process-ledger.tsx';
import { Loop, Return } from './process-loop.tsx';
import { Stairs } from './process-stairs.tsx';
import { Track } from './process-track.tsx';
import type { SectionProps, Steps } from './types.ts';

const shapes: Record<NonNullable<SectionProps<'process'>['shape']>, ComponentType<Steps>> = {
  track: Track,
  stairs: Stairs,
  descent: Descent,
  days: Days,
  gates: Gates,
  loop: Loop,
  return: Return,
  ledger: Ledger,
};

/** The four steps, drawn as what they are: a track, stairs, what is still open, a month of days, gates, a loop or a list. */
export function Process({ section, tone, joined, head = 'split', shape = 'track' }: SectionProps<'process'>) {
  const Shape = shapes[shape];
  return (
    <Band id={section.id} tone={tone} joined={joined}>
      <Container>
        <SectionHead section={section} shape={joined ? 'line' : head} />
        <Shape steps={section.steps} />
      </Container>
    </Band>
  );
}
