import lighthouse, { type Result } from 'lighthouse';

/** The four categories, in the order in which reports name them. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** The result of one run of one page. */
export type Measurement = {
  /** 0 to 100. */
  scores: Record<Category, number>;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** Bytes of scripts on the wire, headers included, before any interaction. */
  scriptBytes: number;
  /** The machine’s speed during the run, in Lighthouse’s unit: an idle desktop core has 1500 or more. */
  machineSpeed: number;
  /** Each audit that cost points, with its category and its own words. */
  complaints: string[];
};

type NetworkRequests = { items?: { resourceType?: string; transferSize?: number }[] };

/**
 * Opens a page as Lighthouse's standard phone, on a simulated slow 4G line.
 * @param debuggingPort of a running Chromium
 * @throws Error when the page did not load
 */
export async function runLighthouse(url: string, debuggingPort: number): Promise<Measurement> {
  const answer = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...categories],
  });
  if (!answer) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { lhr } = answer;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const requests = (lhr.audits['network-requests']?.details as NetworkRequests | undefined)?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
    ) as Record<Category, number>,
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    scriptBytes: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    machineSpeed: lhr.environment.benchmarkIndex,
    complaints: categories.flatMap((category) => complaintsOf(lhr, category)),
  };
}

function complaintsOf(lhr: Result, category: Category): string[] {
  return (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = lhr.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score >= 1) return [];
    return [`${category}, ${id}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`];
  });
}
