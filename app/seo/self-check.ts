/** The facts that the check reads, as plain values: the same for a page in a browser and a parsed file. */
export type PageFacts = {
  title: string;
  description: string;
  h1Count: number;
  /** Images without an alt attribute; an empty one marks decoration and is correct. */
  imagesWithoutAlt: number;
  socialTags: number;
  hasStructuredData: boolean;
  canonical: string;
  hasViewport: boolean;
  internalLinks: number;
  /** Milliseconds from the start of navigation to the end of load; null where nothing was loaded. */
  loadMs: number | null;
};

export type CheckResult = {
  /** Of 100: the share of the rules that pass. */
  score: number;
  /** One sentence for each rule that fails. */
  findings: string[];
};

type Rule = { passes: (facts: PageFacts) => boolean; finding: (facts: PageFacts) => string };

/** All rules have equal weight; the limits are those of specification section 9. */
const rules: readonly Rule[] = [
  {
    passes: ({ title }) => title.length > 0 && title.length <= 60,
    finding: ({ title }) => `The title has ${title.length} characters; 1 to 60 are shown.`,
  },
  {
    passes: ({ description }) => description.length > 0 && description.length <= 160,
    finding: ({ description }) => `The description has ${description.length} characters; 1 to 160 are shown.`,
  },
  { passes: ({ h1Count }) => h1Count === 1, finding: ({ h1Count }) => `There are ${h1Count} h1 headings.` },
  {
    passes: ({ imagesWithoutAlt }) => imagesWithoutAlt === 0,
    finding: ({ imagesWithoutAlt }) => `Images without alt text: ${imagesWithoutAlt}.`,
  },
  {
    passes: ({ socialTags }) => socialTags >= 4,
    finding: ({ socialTags }) => `There are ${socialTags} social-preview tags; at least 4 are needed.`,
  },
  { passes: ({ hasStructuredData }) => hasStructuredData, finding: () => 'There is no structured data.' },
  { passes: ({ canonical }) => canonical !== '', finding: () => 'There is no canonical address.' },
  { passes: ({ hasViewport }) => hasViewport, finding: () => 'There is no viewport tag.' },
  { passes: ({ internalLinks }) => internalLinks > 0, finding: () => 'No link leads to another page.' },
  {
    passes: ({ loadMs }) => loadMs === null || loadMs < 3000,
    finding: ({ loadMs }) => `Loading took ${((loadMs ?? 0) / 1000).toFixed(1)} s; it should stay under 3 s.`,
  },
];

/** Scores a page. Without a load time that rule is left out of the sum. */
export function checkPage(facts: PageFacts): CheckResult {
  const applied = facts.loadMs === null ? rules.slice(0, -1) : rules;
  const broken = applied.filter(({ passes }) => !passes(facts));
  return {
    score: Math.round((100 * (applied.length - broken.length)) / applied.length),
    findings: broken.map(({ finding }) => finding(facts)),
  };
}

/**
 * Reads the facts of a document, in a browser or parsed.
 * @param loadMs milliseconds that loading took, or null
 */
export function readFacts(page: Document, loadMs: number | null): PageFacts {
  const content = (selector: string) => page.querySelector(selector)?.getAttribute('content')?.trim() ?? '';
  const structured = page.querySelector('script[type="application/ld+json"]');
  return {
    title: page.title.trim(),
    description: content('meta[name="description"]'),
    h1Count: page.querySelectorAll('h1').length,
    imagesWithoutAlt: page.querySelectorAll('img:not([alt])').length,
    socialTags: page.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]').length,
    hasStructuredData: structured !== null && structured.textContent.trim() !== '',
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    hasViewport: content('meta[name="viewport"]') !== '',
    internalLinks: page.querySelectorAll('a[href^="/"]:not([href^="//"])').length,
    loadMs,
  };
}
