import type { Release } from '#content/live.ts';
import { releaseInUse, withRelease } from '#server/content/in-use.ts';
import type { Services } from '#server/ports/services.ts';
import type { AppHandler } from '#server/start/answer-by-app.ts';
import { type DrawnPage, takeApart } from './drawn-page.ts';
import { type OwnParts, ownPartsOf, without } from './own-parts.ts';

/** How long a look is believed: other processes write too (decision 0013). */
const believedMs = 250;
const secondMs = 1_000;

type Look = { page: Promise<DrawnPage>; release: Release; changes: number; at: number; tick: number };
type Drawn = { page: DrawnPage; release: Release; data: string };

type Parts = {
  services: Services;
  app: AppHandler;
  /** Milliseconds that only ever grow. */
  tick: () => number;
};

/**
 * Pages that are drawn for everybody who asks at the same moment. A look asks for what the page's loaders read, and
 * has it drawn only when that, or the release, is another than it was drawn of. A look ends after a quarter of a
 * second, with any write of this process, and with the second, since offers end and days begin at whole ones.
 */
export function createKeptPages({ services, app, tick }: Parts): (path: string) => Promise<DrawnPage> {
  const looks = new Map<string, Look>();
  const drawn = new Map<string, Drawn>();
  const { clock, db, env } = services;

  const ask = async (address: string): Promise<{ text: string; own: OwnParts }> => {
    // Nobody's request: whatever a visitor sends stays out of a page that others get.
    const request = new Request(new URL(address, env.SITE_URL));
    const at = clock.now();
    const [id, token] = [services.randomId(), services.randomToken()];
    const fixed = { clock: { now: () => at }, randomId: () => id, randomToken: () => token };
    const { response, failure } = await app(request, { nonce: null, clientAddress: '', own: fixed });
    const text = await response.text();
    if (response.status !== 200) throw failure ?? new Error(`${address}: ${response.status}`);
    return { text, own: ownPartsOf({ ...fixed, keys: services.keys }) };
  };
  const read = async (path: string) => {
    const { text, own } = await ask(path === '/' ? '/_.data' : `${path}.data`);
    return without(text, own);
  };
  const look = async (path: string, release: Release): Promise<DrawnPage> => {
    const data = await read(path);
    const before = drawn.get(path);
    if (before?.release === release && before.data === data) return before.page;
    const { text, own } = await ask(path);
    const page = takeApart(text, own);
    // What was written while it was drawn may be on it or not: such a page is not drawn of what was read.
    if ((await read(path)) === data) drawn.set(path, { page, release, data });
    return page;
  };
  const isBelieved = (one: Look) => {
    const now = clock.now();
    return (
      one.release === releaseInUse() &&
      one.changes === db.changes() &&
      Math.floor(one.at / secondMs) === Math.floor(now / secondMs) &&
      Math.abs(now - one.at) < believedMs &&
      tick() - one.tick < believedMs
    );
  };
  return (path) => {
    const known = looks.get(path);
    if (known && isBelieved(known)) return known.page;
    const release = releaseInUse();
    const page = withRelease(release, () => look(path, release));
    looks.set(path, { page, release, changes: db.changes(), at: clock.now(), tick: tick() });
    // A failure is not believed: the next one looks for herself.
    page.catch(() => {
      if (looks.get(path)?.page === page) looks.delete(path);
    });
    return page;
  };
}
