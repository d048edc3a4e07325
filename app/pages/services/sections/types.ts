import type { Tone } from '#app/pages/services/band.tsx';
import type { HeadLook, PaperLook, Shapes, ToldLook } from '#app/pages/services/looks.ts';
import type { ServicePage, ServiceSection, ServiceSectionOf } from '#content/schema/service.ts';

type Kind = ServiceSection['kind'];

/** What every section component is given: its content, the tone of its band and, where there is one, its shape. */
export type SectionProps<K extends Kind> = {
  section: ServiceSectionOf<K>;
  /** The page that the section stands on. */
  page: Pick<ServicePage, 'slug' | 'name'>;
  tone?: Tone | undefined;
  shape?: (K extends keyof Shapes ? Shapes[K] : never) | undefined;
  joined?: true | undefined;
  head?: HeadLook | undefined;
  paper?: PaperLook | undefined;
  told?: ToldLook | undefined;
};

/** What every shape of a process is given. */
export type Steps = { steps: SectionProps<'process'>['section']['steps'] };
