import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#scripts/machine/free-port.ts';
import { engines } from '#tests/support/engines.ts';
import { contactAnswers } from '#tests/support/leads.ts';
import { postJson, startSites } from '#tests/support/site-store.ts';
import { until } from '#tests/support/until.ts';

describe.each(engines)('figures for Prometheus on %s', (engine) => {
  let running: Awaited<ReturnType<typeof startSites>>;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    running = await startSites(engine, 1, { METRICS_PORT: String(port), RATE_LIMITS: 'on' });
  });
  afterAll(() => running.stop());
  const url = () => running.sites[0]?.url ?? '';
  const figures = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

  test('answers are counted by route, and nothing that was asked or typed stands in it', async () => {
    await postJson(`${url()}/api/contact`, contactAnswers);
    const odd = [
      '/booking/secret-token',
      '/nowhere/1?email=ada@example.com',
      '/%00',
      '/about',
      '/api/health',
    ];
    for (const path of odd) await fetch(url() + path);
    const text = await figures();
    for (const line of [
      /answers_total\{route="\/api\/contact",method="POST",status="200"\} 1/,
      /answers_total\{route="\/booking\/:token",method="GET",status="4\d\d"\} 1/,
      /answers_total\{route="\/about",method="GET",status="200"\} 1/,
      /answer_seconds_bucket\{le="0.1",route="\/about"\} \d/,
      /foreshore_leads\{kind="contact"\} 1/,
      /foreshore_outbox_given_up 0/,
      /foreshore_calendar_connected 0/,
      /foreshore_upload_bytes 0/,
      /foreshore_disk_free_bytes \d/,
      /foreshore_database_answers 1/,
      /nodejs_eventloop_lag_p99_seconds/,
      /process_resident_memory_bytes/,
    ])
      expect(text).toMatch(line);
    // What is not known is not said to be nothing.
    expect(text).not.toMatch(/^foreshore_calendar_age_seconds/m);
    expect(text).not.toMatch(/secret|nowhere|ada@|Ada|%00/);
  });

  test('a flood of odd addresses makes no further lines', async () => {
    const asked = ['/x', '/booking/x', '/x.data', '/'];
    const lines = async () =>
      (await figures()).split('\n').filter((line) => /http_answers?_/.test(line)).length;
    for (const path of asked) await fetch(url() + path);
    const before = await lines();
    for (let round = 0; round < 20; round += 1)
      await Promise.all(asked.map((path) => fetch(`${url()}${path}${round}`)));
    // Each of these routes has at most one further status.
    expect((await lines()) - before).toBeLessThan(asked.length);
  });

  test('what a limit refuses is counted by its name', async () => {
    await Promise.all(Array.from({ length: 25 }, () => postJson(`${url()}/api/newsletter`, {})));
    expect(await figures()).toMatch(/foreshore_refused_total\{limit="newsletter"\} \d/);
  });

  test('who opens connections, or asks without end, takes nothing from the site', async () => {
    const many = connect(port, '127.0.0.1');
    let said = '';
    many.on('data', (piece) => {
      said += piece;
    });
    many.write('GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(150));
    await until(() => said.includes(' 503 '), 'the end of what one connection may ask');
    many.destroy();
    expect(said.split('HTTP/1.1 200 OK').length - 1).toBe(100);
    let closed = 0;
    const silent = Array.from({ length: 40 }, () =>
      connect(port, '127.0.0.1')
        .on('error', () => undefined)
        .on('close', () => {
          closed += 1;
        }),
    );
    await until(() => closed >= 20, 'connections beyond the bound to be closed');
    for (const socket of silent) socket.destroy();
    const text = await until(() => figures().catch(() => ''), 'room for who scrapes');
    expect(text).toMatch(/foreshore_database_answers 1/);
  });

  test('visitors get none of it', async () => {
    expect((await fetch(`${url()}/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });
});
