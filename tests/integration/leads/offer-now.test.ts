import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formWays } from '#content/form-ways.ts';
import { summerOffer } from '#content/offer/summer.ts';
import { offerAnswers } from '#tests/support/leads.ts';
import { postJson, startSites } from '#tests/support/site-store.ts';

const { line, states } = summerOffer;
const hint = formWays.budget.offerLink.label;
const asking = ['/lets-talk', '/quote'];
const leading = ['/', '/services', '/services/web-design', '/quote'];

/** A site whose clock stands at an instant, for the tests of a block. */
function siteAt(instant: string): (path: string) => Promise<string> {
  let running: Awaited<ReturnType<typeof startSites>>;
  beforeAll(async () => {
    running = await startSites('sqlite', 1, { SITE_NOW: instant });
  });
  afterAll(() => running.stop());
  return async (path) => `${running.sites[0]?.url}${path}`;
}

const pageAt = async (url: string) => (await fetch(url)).text();
const head = (page: string) => page.slice(0, page.indexOf('</head>'));

describe('while a place can be claimed', () => {
  const at = siteAt('2025-08-31T12:00:00Z');

  test('home, services and quote lead to the offer, until its last place is gone', async () => {
    for (const path of leading) {
      const page = await pageAt(await at(path));
      expect(page, path).toContain(line.text);
      expect(page, path).toContain(line.label);
    }
    for (const path of asking) {
      const page = await pageAt(await at(path));
      expect(page, path).toContain(hint);
      expect(page, path).toContain(`href="${formWays.time.to}"`);
    }
    expect(await pageAt(await at('/about'))).not.toContain(line.text);
    expect(head(await pageAt(await at('/summer-offer')))).toContain(states.open.preview.socialTitle);

    const endpoint = await at('/api/summer-offer-form');
    const first = await postJson(endpoint, { ...offerAnswers, shownState: 'open' });
    const second = await postJson(endpoint, { ...offerAnswers, email: 'b@example.com', shownState: 'open' });
    expect(first.body).not.toHaveProperty('offerState');
    expect(second).toMatchObject({ status: 200, body: { offerState: 'full' } });
    expect(second.body.message).toContain('No places are left');

    for (const path of leading) expect(await pageAt(await at(path)), path).not.toContain(line.text);
    for (const path of asking) expect(await pageAt(await at(path)), path).not.toContain(hint);
    const offer = await pageAt(await at('/summer-offer'));
    expect(head(offer)).toContain(states.full.preview.socialTitle);
    expect(offer).toContain(states.full.submit);
    expect(offer).not.toContain(states.open.submit);
  });

  test('who posts the form without scripts when none is left is told so on the page of thanks', async () => {
    const fields = { ...offerAnswers, email: 'c@example.com', shownState: 'open', message: 'A café' };
    const body = new URLSearchParams({ ...fields, consent: 'true' });
    const answer = await fetch(await at('/summer-offer'), { method: 'POST', body });
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain(states.full.thanks.title);
    expect(page).not.toContain(states.open.thanks.title);
  });
});

describe('after the end', () => {
  const at = siteAt('2025-08-31T22:59:59Z');

  test('no page leads to it, and every preview says that it has closed', async () => {
    for (const path of leading) expect(await pageAt(await at(path)), path).not.toContain(line.text);
    const top = head(await pageAt(await at('/summer-offer')));
    const { preview } = states.ended;
    for (const text of [preview.title, preview.description, preview.socialTitle, preview.socialDescription])
      expect(top, text).toContain(text);
    expect(/property="og:image:alt" content="([^"]*)"/.exec(top)?.[1]).toContain(preview.socialTitle);
    expect(/property="og:image" content="([^"]*)"/.exec(top)?.[1]).toContain('summer-offer-ended');
    expect(/ld\+json[^>]*>(.*?)<\/script>/.exec(top)?.[1] ?? top).toContain(preview.title);
    for (const other of [states.open.preview, states.full.preview])
      expect(top).not.toContain(other.socialTitle);
  });
});
