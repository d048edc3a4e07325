import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { contactAnswers, offerAnswers, quoteAnswers } from './leads.ts';

/** One visitor’s submission: its address, its content, and the expected result. */
export type Submission = {
  key: string;
  email: string;
  kind: 'contact' | 'contact-files' | 'contact-newsletter' | 'quote' | 'offer' | 'newsletter';
  files: number;
  /** The number of e-mails to its sender. */
  mails: number;
};

const kinds: Array<Pick<Submission, 'kind' | 'files' | 'mails'>> = [
  { kind: 'contact', files: 0, mails: 1 },
  { kind: 'contact-files', files: 2, mails: 1 },
  { kind: 'quote', files: 0, mails: 1 },
  { kind: 'newsletter', files: 0, mails: 1 },
  { kind: 'offer', files: 0, mails: 1 },
  { kind: 'contact-newsletter', files: 0, mails: 2 },
];

/** Submissions of every kind, each from an address of its own. */
export function submissions(count: number): Submission[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length];
    if (!kind) throw new Error('There is no kind.');
    return { key: `storm-${index}`, email: `visitor${index}@example.com`, ...kind };
  });
}

/** The file that a submission carries: another one for each. */
export function fileOf(key: string, position: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`%PDF-1.7\n${key} ${position}\n${'x'.repeat(20_000)}`);
}

function requestOf({ kind, key, email, files }: Submission): [path: string, init: RequestInit] {
  const json = (body: object): RequestInit => ({
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, email, idempotencyKey: key }),
  });
  if (kind === 'quote') return ['/api/quote-request', json(quoteAnswers)];
  if (kind === 'offer') return ['/api/summer-offer-form', json(offerAnswers)];
  if (kind === 'newsletter') return ['/api/newsletter', json({})];
  if (kind === 'contact') return ['/api/contact', json(contactAnswers)];
  if (kind === 'contact-newsletter') return ['/api/contact', json({ ...contactAnswers, newsletter: true })];
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...contactAnswers, email, idempotencyKey: key }))
    for (const one of [value].flat()) body.append(name, one);
  for (let position = 0; position < files; position += 1)
    body.append('files', new Blob([fileOf(key, position)]), `${key}-${position}.pdf`);
  return ['/api/contact', { body }];
}

/** Sends it once. @returns the status, or null when the answer was lost */
export async function sendOnce(url: string, submission: Submission): Promise<number | null> {
  const [path, init] = requestOf(submission);
  try {
    const response = await fetch(url + path, { method: 'POST', ...init });
    await response.text();
    return response.status;
  } catch {
    return null;
  }
}

/** A site that is killed and started again at the same address, each time some minutes later by its own clock. */
export type FragileSite = {
  url: () => Promise<string>;
  /** Kills the process with `kill -9` and starts it again. */
  kill: () => Promise<void>;
  /** Starts it anew at an instant of its clock. */
  restartAt: (now: number) => Promise<void>;
  now: () => number;
  kills: () => number;
  stop: () => Promise<void>;
};

/** @param environment the site's settings when its clock starts at `siteNow` */
export async function startFragileSite(
  environment: (siteNow: string) => Record<string, string | undefined>,
  startAt: number,
  stepMs: number,
): Promise<FragileSite> {
  let at = startAt;
  let kills = 0;
  const start = () => startSiteProcess(environment(new Date(at).toISOString()));
  let running: Promise<SiteProcess> = start();
  await running;
  const restartAt = async (now: number) => {
    const old = running;
    at = now;
    running = old.then(async (site) => {
      await site.stop('SIGKILL');
      return start();
    });
    await running;
  };
  return {
    url: async () => (await running).url,
    kill: async () => {
      kills += 1;
      await restartAt(at + stepMs);
    },
    restartAt,
    now: () => at,
    kills: () => kills,
    stop: async () => (await running).stop('SIGKILL'),
  };
}

/** Numbers from 0 to 1 that look random and are the same in each run. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
