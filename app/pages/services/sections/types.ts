import type { ServiceSection, ServiceSectionOf } from '#content/schema/service.ts';
import type { Tone } from '../band.tsx';
import type { Shapes } from '../looks.ts';

type Kind = ServiceSection['kind'];

/** What every section component is given: its content, the tone of its band and, where there is one, its shape. */
export type SectionProps<K extends Kind> = {
  section: ServiceSectionOf<K>;
  tone?: Tone | undefined;
  shape?: (K extends keyof Shapes ? Shapes[K] : never) | undefined;
};
