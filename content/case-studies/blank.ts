import type { CaseStudy } from '#content/schema/case-study.ts';
import { tellingSchema } from '#content/schema/telling.ts';

/** What a new case study begins with: its shape, with every text still to be written. */
export function blankCaseStudy(id: string): CaseStudy {
  const goal = (number: string) => ({ number, title: '', description: '' });
  const metric = { percentage: '', label: '', description: '' };
  return {
    id,
    sample: true,
    basis: 'Sample figures',
    lastModified: '',
    title: '',
    category: '',
    tagline: '',
    description: '',
    image: 'buddha-brands',
    url: '',
    tags: [],
    timeline: '',
    team: '',
    palette: 'buddha-brands',
    results: ['', '', ''],
    keyMetrics: [metric, metric, metric],
    challenge: '',
    objectives: { title: '', description: [''], goals: [goal('01'), goal('02'), goal('03')] },
    strategy: { title: '', description: [''] },
    solution: '',
    execution: { title: '', before: { title: '', description: '' }, after: { title: '', description: '' } },
    outcome: { title: '', keyResults: [], conclusion: '' },
    exhibits: [],
    telling: tellingSchema.parse(undefined),
    resultsDelivered: ['', '', ''],
    servicesProvided: [],
  };
}
