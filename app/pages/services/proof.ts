import type { ServiceSlug } from '#content/schema/service.ts';

/**
 * What of a study stands for it on a service's page, by service and study: each shows what its words speak of. A page
 * of the new site, a screen of the journey, or a working paper, by the names of the drawings.
 */
const shown: Partial<Record<ServiceSlug, Readonly<Record<string, string>>>> = {
  'web-design': {
    'buddha-brands': 'buddha-brands-after-narrow',
    'yards-store': 'yards-store-tap-2',
    'den-architecture': 'den-architecture-after-narrow',
  },
  'web-development': {
    'buddha-brands': 'buddha-brands-tap-3',
    'yards-store': 'yards-store-till',
    'den-architecture': 'den-architecture-brief',
  },
  'ai-lead-generation': {
    'buddha-brands': 'buddha-brands-tap-4',
    'yards-store': 'yards-store-size',
    'den-architecture': 'den-architecture-tap-2',
  },
  'website-management': {
    'buddha-brands': 'buddha-brands-map',
    'yards-store': 'yards-store-till',
    'den-architecture': 'den-architecture-tap-1',
  },
  'social-media-marketing': {
    'buddha-brands': 'buddha-brands-tap-2',
    'yards-store': 'yards-store-tap-3',
    'den-architecture': 'den-architecture-map',
  },
  'seo-geo': {
    'buddha-brands': 'buddha-brands-monday',
    'yards-store': 'yards-store-after-narrow',
    'den-architecture': 'den-architecture-tap-3',
  },
  crm: {
    'buddha-brands': 'buddha-brands-tap-4',
    'yards-store': 'yards-store-tap-1',
    'den-architecture': 'den-architecture-brief',
  },
  ecommerce: {
    'buddha-brands': 'buddha-brands-tap-3',
    'yards-store': 'yards-store-tap-4',
    'den-architecture': 'den-architecture-after-narrow',
  },
};

/** Screens whose last button lies low: drawn smaller, so that the edge of the frame is below it. */
const deep = new Set(['yards-store-tap-2', 'yards-store-tap-3', 'den-architecture-tap-3']);

export type Proof = { name: string; kind: 'page' | 'screen' | 'deep' | 'paper' };

/** The drawing for a study on a service's page; null where the study has none there, and is shown by its poster. */
export function proofOf(service: ServiceSlug, study: string): Proof | null {
  const name = shown[service]?.[study];
  if (!name) return null;
  if (name.endsWith('-narrow')) return { name, kind: 'page' };
  if (name.includes('-tap-')) return { name, kind: deep.has(name) ? 'deep' : 'screen' };
  return { name, kind: 'paper' };
}

/** Every one of them, for those who look whether it is there. */
export const allProof = Object.entries(shown).flatMap(([service, studies]) =>
  Object.keys(studies ?? {}).map((study) => [service as ServiceSlug, study] as const),
);
