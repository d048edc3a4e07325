import type { SumShape } from '#app/pages/sums/sum-form.tsx';
import type { ImageName } from '#content/alt.ts';
import type { StudyDrawing } from '#content/schema/exhibit.ts';
import type { ServiceSection, ServiceSlug } from '#content/schema/service.ts';
import type { Tone } from './band.tsx';

/** The ways in which a kind of section can be drawn. The first of each is used where a page names none. */
export type Shapes = {
  capabilities: 'cells' | 'warmth' | 'feed' | 'drawn';
  process: 'track' | 'stairs' | 'descent' | 'days' | 'gates' | 'loop' | 'return' | 'ledger';
  included: 'pairs' | 'sheet' | 'receipt' | 'brief';
  'case-studies': 'trio' | 'stagger' | 'lead';
  checklist: 'rota' | 'stations';
  timeline: 'night' | 'rising';
  'two-sides': 'plain' | 'contrast';
  testimonials: 'pair' | 'wall';
  'worked-example': SumShape;
};

type Kind = ServiceSection['kind'];
/** A drawing of the page's own beside a list, on the left unless `right`; of a `tall` one small screens have a lower one. */
export type PaperLook = { name: Extract<ImageName, `paper-${string}`>; right?: boolean; tall?: boolean };
/** A drawing of what one review tells, beside it and no other. */
export type ToldLook = { review: number; name: StudyDrawing | PaperLook['name'] };
/** Where the lead stands: below the heading, or beside it. */
export type HeadLook = 'stack' | 'split';
type LookOf<K extends Kind> = {
  tone?: Tone;
  shape?: K extends keyof Shapes ? Shapes[K] : never;
  /** On the ground of the section before it, as its second half. */
  joined?: true;
  head?: HeadLook;
  paper?: PaperLook;
  told?: ToldLook;
};
export type SectionLooks = { [K in Kind]?: LookOf<K> };

/** `joined`: the first section goes on on the same ground. */
export type HeroLook = {
  layout: 'beside' | 'flip' | 'edge' | 'sunk' | 'desk';
  tone: Tone;
  joined?: true;
};
/** `read`: a drawing of what the call does, beside its words; the facts then stand below the buttons. */
export type ClosingLook = { tone: Tone; read?: PaperLook['name'] };
type ServiceLook = { hero: HeroLook; sections: SectionLooks; asked: Tone; closing: ClosingLook };

/** The look of each page: the content gives the order of its sections, this gives their tones and shapes. */
export const serviceLooks: Record<ServiceSlug, ServiceLook> = {
  'web-design': {
    hero: { layout: 'beside', tone: 'chalk', joined: true },
    sections: {
      capabilities: { tone: 'chalk', shape: 'drawn' },
      'before-after': { tone: 'ink' },
      'worked-example': { tone: 'sand' },
      process: { tone: 'chalk', shape: 'track' },
      included: { tone: 'mist', paper: { name: 'paper-web-design' } },
      'case-studies': { tone: 'sand', shape: 'lead' },
      testimonials: { tone: 'sand', told: { review: 11, name: 'den-architecture-brief' } },
    },
    asked: 'chalk',
    closing: { tone: 'tide', read: 'paper-read-aloud' },
  },
  'web-development': {
    hero: { layout: 'edge', tone: 'ink' },
    sections: {
      comparison: { tone: 'chalk', head: 'stack' },
      capabilities: { tone: 'sand' },
      process: { tone: 'chalk', shape: 'descent' },
      checklist: { tone: 'mist', paper: { name: 'paper-web-development' } },
      included: { tone: 'chalk', shape: 'sheet', head: 'stack' },
      testimonials: { tone: 'sand' },
      'case-studies': { tone: 'chalk', shape: 'stagger' },
    },
    asked: 'mist',
    closing: { tone: 'sand' },
  },
  'ai-lead-generation': {
    hero: { layout: 'edge', tone: 'chalk' },
    sections: {
      'two-sides': { tone: 'chalk', shape: 'contrast' },
      capabilities: { tone: 'sand', shape: 'warmth' },
      comparison: { tone: 'chalk', head: 'stack' },
      process: { tone: 'mist', shape: 'days' },
      questions: { tone: 'ink' },
      included: { tone: 'chalk', paper: { name: 'paper-ai-lead-generation', right: true } },
      'case-studies': { tone: 'sand' },
      testimonials: { tone: 'chalk' },
    },
    asked: 'sand',
    closing: { tone: 'mist' },
  },
  'website-management': {
    hero: { layout: 'sunk', tone: 'chalk' },
    sections: {
      timeline: { tone: 'ink', shape: 'night' },
      checklist: { tone: 'chalk', shape: 'rota' },
      capabilities: { tone: 'sand', paper: { name: 'paper-website-management', right: true } },
      included: { tone: 'chalk', shape: 'sheet', head: 'stack' },
      process: { tone: 'mist', shape: 'ledger' },
      testimonials: { tone: 'chalk' },
      'case-studies': { tone: 'sand', shape: 'trio' },
    },
    asked: 'chalk',
    closing: { tone: 'wash' },
  },
  'social-media-marketing': {
    hero: { layout: 'flip', tone: 'chalk' },
    sections: {
      calendar: { tone: 'sand' },
      capabilities: { tone: 'chalk', shape: 'feed', head: 'stack' },
      process: { tone: 'mist', shape: 'loop' },
      comparison: { tone: 'chalk', head: 'stack' },
      included: { tone: 'wash', shape: 'pairs' },
      'case-studies': { tone: 'chalk', shape: 'stagger' },
      testimonials: { tone: 'sand', shape: 'wall' },
    },
    asked: 'chalk',
    closing: { tone: 'tide' },
  },
  'seo-geo': {
    hero: { layout: 'beside', tone: 'chalk' },
    sections: {
      argument: { tone: 'sand' },
      capabilities: { tone: 'ink', paper: { name: 'paper-seo-geo', right: true, tall: true } },
      timeline: { tone: 'chalk', shape: 'rising', paper: { name: 'paper-verdict' } },
      process: { tone: 'mist', shape: 'return' },
      'worked-example': { tone: 'sand' },
      'two-sides': { tone: 'chalk', shape: 'plain', head: 'stack' },
      included: { tone: 'chalk', shape: 'brief', joined: true, head: 'stack' },
      testimonials: { tone: 'sand', shape: 'wall', told: { review: 4, name: 'paper-fault-code' } },
      'case-studies': { tone: 'mist' },
    },
    asked: 'chalk',
    closing: { tone: 'tide' },
  },
  'ppc-advertising': {
    hero: { layout: 'desk', tone: 'sand' },
    sections: {
      benefits: { tone: 'chalk' },
      channels: { tone: 'mist', head: 'stack' },
      'worked-example': { tone: 'ink' },
      process: { tone: 'chalk', shape: 'gates' },
      results: { tone: 'tide' },
      'case-studies': { tone: 'chalk' },
      testimonials: { tone: 'sand' },
    },
    asked: 'chalk',
    closing: { tone: 'wash' },
  },
  crm: {
    hero: { layout: 'flip', tone: 'mist' },
    sections: {
      relay: { tone: 'chalk' },
      'worked-example': { tone: 'sand', shape: 'wide' },
      'two-sides': { tone: 'chalk', shape: 'contrast', head: 'stack' },
      capabilities: { tone: 'ink', paper: { name: 'paper-crm' } },
      process: { tone: 'chalk', shape: 'days' },
      included: { tone: 'mist', shape: 'sheet', head: 'stack' },
      'case-studies': { tone: 'chalk' },
    },
    asked: 'sand',
    closing: { tone: 'tide' },
  },
  ecommerce: {
    hero: { layout: 'beside', tone: 'tide' },
    sections: {
      funnel: { tone: 'chalk' },
      capabilities: { tone: 'sand', paper: { name: 'paper-ecommerce', right: true } },
      checklist: { tone: 'chalk', shape: 'stations', head: 'stack' },
      process: { tone: 'ink', shape: 'stairs' },
      included: { tone: 'sand', shape: 'receipt', head: 'stack' },
      'case-studies': { tone: 'mist', shape: 'lead' },
    },
    asked: 'chalk',
    closing: { tone: 'wash' },
  },
};
