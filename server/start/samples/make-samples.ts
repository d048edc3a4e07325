import type { Samples } from '#server/content/render/samples.ts';
import type { SiteServices } from '#server/start/site-services.ts';
import { sampleMails } from './mails.ts';
import { sampleServices } from './sample-services.ts';
import { type Visit, visitsOf } from './visits.ts';

/** Answers one request as the site would with other services. */
export type AnswerWith = (request: Request, services: SiteServices) => Promise<Response>;

/**
 * Makes what is made for each visitor with sample data: pages in the forms that visitors meet, and emails. Nothing is
 * stored or sent, and no database is asked.
 * @param own addresses of public pages that are no files
 * @param only the name of the one that is wanted
 */
export async function makeSamples(
  answer: AnswerWith,
  { now, own, only }: { now: number; own: readonly string[]; only?: string },
): Promise<Samples> {
  const pages = new Map<string, string>();
  const visits = new Map<string, string>();
  const { mails, failures } = await sampleMails(now, only);
  const notMade = failures.map(({ name, why }) => ({ address: name, why }));
  for (const visit of visitsOf(now, own)) {
    if (only !== undefined && visit.name !== only) continue;
    try {
      const response = await answer(requestOf(visit), sampleServices(visit.at, visit.isFull));
      const html = await response.text();
      if (!visit.statuses.includes(response.status)) throw new Error(`status ${response.status}`);
      (own.includes(visit.name) ? pages : visits).set(visit.name, html);
    } catch (error) {
      notMade.push({ address: visit.name, why: error instanceof Error ? error.message : String(error) });
    }
  }
  return { pages, visits, mails, notMade };
}

function requestOf({ path, sends }: Visit): Request {
  const url = `http://localhost${path}`;
  return sends ? new Request(url, { method: 'POST', body: new URLSearchParams(sends) }) : new Request(url);
}
