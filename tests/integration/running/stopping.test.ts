import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { startSmtp } from '#fakes/smtp/server.ts';
import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { openDb } from '#server/db/open-db.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { contactAnswers, quoteAnswers } from '#tests/support/leads.ts';
import { postJson, siteEnvironment } from '#tests/support/site-store.ts';
import { postHalf } from '#tests/support/slow-post.ts';
import { until } from '#tests/support/until.ts';

describe.each(engines)('a site that is asked to stop, on %s', (engine) => {
  let store: TestStore;
  let site: SiteProcess;
  const begin = async (extra: Record<string, string> = {}) => {
    store = await createStore(engine);
    site = await startSiteProcess(siteEnvironment(store, extra));
    return { ended: once(site.child, 'exit') };
  };
  afterEach(async () => {
    await site.stop('SIGKILL');
    store.remove();
  });
  const rows = async (table: 'leads' | 'outbox') => {
    const db = openDb({ dataDir: store.dataDir, databaseUrl: store.databaseUrl });
    try {
      return (await db.query.selectFrom(table).selectAll().execute()) as Record<string, unknown>[];
    } finally {
      await db.close();
    }
  };
  const stopping = () => until(() => site.output().includes('Stopping'), 'the site to say that it stops');

  test('answers and stores 100 enquiries that are under way, whoever asks how often', async () => {
    const { ended } = await begin();
    const posts = await Promise.all(
      Array.from({ length: 100 }, (_, index) => {
        const body = {
          ...contactAnswers,
          email: `visitor${index}@example.com`,
          idempotencyKey: `key-${index}`,
        };
        return postHalf(`${site.url}/api/contact`, Buffer.from(JSON.stringify(body)), {
          'Content-Type': 'application/json',
        });
      }),
    );
    for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const) {
      site.child.kill(signal);
    }
    await stopping();
    const answers = await Promise.all(posts.map((post) => post.finish()));
    expect(new Set(answers.map(({ status, connection }) => `${status} ${connection}`))).toEqual(
      new Set(['200 close']),
    );
    expect(await ended).toEqual([0, null]);
    expect(await rows('leads')).toHaveLength(100);
    expect(site.output().match(/Stopping/g)).toHaveLength(1);
  });

  test('finishes the mail that is being handed over, and takes no other', async () => {
    let hold = true;
    const smtp = await startSmtp(() => (hold ? 'hang' : 'take'));
    const { ended } = await begin({ SMTP_URL: smtp.url, SMTP_TIMEOUT_MS: '1500' });
    await postJson(`${site.url}/api/quote-request`, quoteAnswers);
    await until(async () => (await rows('outbox')).some((row) => row.status === 'leased'), 'a mail in hand');
    site.child.kill('SIGTERM');
    await stopping();
    hold = false;
    expect(await ended).toEqual([0, null]);
    expect((await rows('outbox')).filter((row) => row.status === 'leased')).toEqual([]);
    await smtp.stop();
  });
});

describe('connections of a site that is asked to stop', () => {
  let store: TestStore;
  let site: SiteProcess;
  afterEach(async () => {
    await site.stop('SIGKILL');
    store.remove();
  });
  const begin = async (extra: Record<string, string> = {}) => {
    store = await createStore('sqlite');
    site = await startSiteProcess(siteEnvironment(store, extra));
    return { ended: once(site.child, 'exit') };
  };

  test.each(['kept alive between two requests', 'that has not asked for anything yet'])(
    'one %s is closed and keeps nobody waiting',
    async (what) => {
      // Longer than the test may take: whoever waits for it fails.
      const { ended } = await begin({ STOP_TIMEOUT_MS: '600000' });
      const { port } = new URL(site.url);
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      if (what.startsWith('kept')) {
        socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
        await once(socket, 'data');
      }
      socket.resume();
      const closed = once(socket, 'close');
      site.child.kill('SIGTERM');
      await closed;
      expect(await ended).toEqual([0, null]);
    },
  );

  test('what never ends is cut after the time limit, and the site still ends in order', async () => {
    const { ended } = await begin({ STOP_TIMEOUT_MS: '300' });
    const body = Buffer.from(JSON.stringify(contactAnswers));
    const upload = await postHalf(`${site.url}/api/contact`, body, { 'Content-Type': 'application/json' });
    const cut = new Promise((resolve) => upload.request.once('close', resolve));
    site.child.kill('SIGTERM');
    await cut;
    expect(await ended).toEqual([0, null]);
    expect(site.output()).toContain('connections-cut');
  });

  test('a page whose reader has paused arrives whole', async () => {
    const { ended } = await begin();
    const agent = new Agent({ keepAlive: true });
    const request = get(`${site.url}/lets-talk`, { agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    site.child.kill('SIGTERM');
    await until(() => site.output().includes('Stopping'), 'the site to say that it stops');
    let html = '';
    for await (const piece of response) html += piece;
    expect(html).toContain('</html>');
    expect(await ended).toEqual([0, null]);
    agent.destroy();
  });
});
