import { expect, test } from 'vitest';
import { putInUse } from '#server/content/in-use.ts';
import { packedEnd } from '#server/http/prepared/packed-end.ts';
import type { Services } from '#server/ports/services.ts';
import type { AppHandler } from '#server/start/answer-by-app.ts';
import { createKeptPages } from './kept-pages.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');

/** A page that shows a number, read anew for each look, and counts how often it was drawn and read. */
function keeping() {
  const seen = { shown: 1, drawn: 0, read: 0, now: noon + 900, changes: 0, tick: 0, status: 200 };
  let onDraw = () => {};
  const services = {
    clock: { now: () => seen.now },
    db: { changes: () => seen.changes },
    env: { SITE_URL: 'https://site.example' },
    keys: { sign: () => 's'.repeat(43) },
    randomId: () => crypto.randomUUID(),
    randomToken: () => 't'.repeat(43),
  } as unknown as Services;
  const app: AppHandler = async (request, { own, nonce }) => {
    expect([nonce, ...request.headers]).toEqual([null]);
    const isData = request.url.endsWith('.data');
    seen[isData ? 'read' : 'drawn'] += 1;
    const text = `<p>${seen.shown}</p><input value="${own?.randomId?.()}"> at ${own?.clock?.now()} o'clock`;
    if (!isData) onDraw();
    const response = new Response(isData ? text : `${text}<section id="tide">`, { status: seen.status });
    return { response, failure: null };
  };
  const pageAt = createKeptPages({ services, app, tick: () => seen.tick });
  const shown = async () =>
    String(
      (await (await pageAt('/quote')).beginningIn(null)).forms.plain(
        ['k'.repeat(36), '1'.repeat(13)],
        packedEnd(''),
      ),
    );
  return { seen, shown, pageAt, whileDrawn: (work: () => void) => (onDraw = work) };
}

test('all who ask in the same quarter of a second get what one look has found', async () => {
  const { seen, pageAt } = keeping();
  const pages = await Promise.all(Array.from({ length: 50 }, () => pageAt('/quote')));
  expect(new Set(pages).size).toBe(1);
  expect(seen).toMatchObject({ drawn: 1, read: 2 });
});

test.each([
  ['a quarter of a second', { tick: 250 }],
  ['the second', { now: noon + 1_000 }],
  ['a clock that was set back', { now: noon + 600 }],
  ['a write of this process', { changes: 1 }],
])(
  '%s ends what was read: the page is drawn again when it reads otherwise, and only then',
  async (_, later) => {
    const { seen, shown } = keeping();
    expect(await shown()).toContain('<p>1</p>');
    Object.assign(seen, later);
    expect(await shown()).toContain('<p>1</p>');
    expect(seen).toMatchObject({ drawn: 1, read: 3 });
    seen.shown = 2;
    seen.changes += 1;
    expect(await shown()).toContain('<p>2</p>');
    expect(seen.drawn).toBe(2);
  },
);

test('a new release is drawn anew, also where its loaders read the same', async () => {
  const { seen, shown } = keeping();
  await shown();
  putInUse(new Map());
  await shown();
  expect(seen.drawn).toBe(2);
});

test('what was written while the page was drawn is not kept with what was read before', async () => {
  const { seen, shown, whileDrawn } = keeping();
  whileDrawn(() => {
    seen.shown = 2;
    seen.changes += 1;
  });
  await shown();
  whileDrawn(() => {});
  seen.shown = 1;
  expect(await shown()).toContain('<p>1</p>');
  expect(seen.drawn).toBe(2);
});

test('what each answer has of its own is no part of what is kept', async () => {
  const { shown } = keeping();
  expect(await shown()).toBe(`<p>1</p><input value="${'k'.repeat(36)}"> at ${'1'.repeat(13)} o'clock`);
});

test('a failure is nobody else’s: who asks next looks anew', async () => {
  const { seen, shown, pageAt } = keeping();
  seen.status = 503;
  await expect(pageAt('/quote')).rejects.toThrow('503');
  seen.status = 200;
  expect(await shown()).toContain('<p>1</p>');
});
