import type { ComponentType } from 'react';
import type { ServicePage, ServiceSection } from '#content/schema/service.ts';
import type { SectionLooks } from './looks.ts';
import { Argument } from './sections/argument.tsx';
import { BeforeAfter } from './sections/before-after.tsx';
import { Benefits } from './sections/benefits.tsx';
import { Calendar } from './sections/calendar.tsx';
import { Capabilities } from './sections/capabilities.tsx';
import { CaseStudies } from './sections/case-studies.tsx';
import { Channels } from './sections/channels.tsx';
import { Checklist } from './sections/checklist.tsx';
import { Comparison } from './sections/comparison.tsx';
import { Funnel } from './sections/funnel.tsx';
import { Included } from './sections/included.tsx';
import { Process } from './sections/process.tsx';
import { Questions } from './sections/questions.tsx';
import { Relay } from './sections/relay.tsx';
import { Results } from './sections/results.tsx';
import { Testimonials } from './sections/testimonials.tsx';
import { Timeline } from './sections/timeline.tsx';
import { TwoSides } from './sections/two-sides.tsx';
import type { SectionProps } from './sections/types.ts';
import { WorkedExample } from './sections/worked-example.tsx';

type Kind = ServiceSection['kind'];

const components: { [K in Kind]: ComponentType<SectionProps<K>> } = {
  capabilities: Capabilities,
  process: Process,
  included: Included,
  'case-studies': CaseStudies,
  testimonials: Testimonials,
  benefits: Benefits,
  channels: Channels,
  results: Results,
  comparison: Comparison,
  'before-after': BeforeAfter,
  timeline: Timeline,
  checklist: Checklist,
  argument: Argument,
  'worked-example': WorkedExample,
  'two-sides': TwoSides,
  questions: Questions,
  calendar: Calendar,
  relay: Relay,
  funnel: Funnel,
};

type ServiceSectionsProps = { page: ServicePage; looks: SectionLooks };

/** The sections of a page in the order of its content, each drawn as the page's look says. */
export function ServiceSections({ page, looks }: ServiceSectionsProps) {
  return page.sections.map((section) => {
    // The map above gives each kind its component; TypeScript cannot follow that through a union.
    const Component = components[section.kind] as ComponentType<SectionProps<Kind>>;
    const look = looks[section.kind];
    const drawn = { ...look, section, page, shape: look?.shape as never };
    return <Component key={section.id} {...drawn} />;
  });
}
