import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const file = path.join(import.meta.dirname, '../../../../../public/notices-worker.js');

/** The worker in a browser of which only what it uses is there. @param windows their answers to being led elsewhere */
function startWorker(windows: readonly ('moves' | 'refuses')[] = []) {
  const handlers = new Map<string, (event: unknown) => void>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  const clients = {
    matchAll: async () =>
      windows.map((answer) => ({
        navigate: async (url: string) => {
          if (answer === 'refuses') throw new TypeError('not controlled');
          opened.push(`moved ${url}`);
          return { focus: async () => undefined };
        },
      })),
    openWindow: async (url: string) => void opened.push(url),
  };
  const self = {
    addEventListener: (name: string, handler: (event: unknown) => void) => handlers.set(name, handler),
    registration: { showNotification: async (...parts: unknown[]) => void shown.push(parts) },
    location: { origin: 'https://foreshore.test' },
    clients,
  };
  runInContext(readFileSync(file, 'utf8'), createContext({ self, URL }));
  const send = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  };
  const click = (to?: unknown) =>
    send('notificationclick', { notification: { close: () => undefined, data: { path: to } } });
  return { shown, opened, click, push: (data: unknown) => send('push', { data }) };
}

test('a push becomes a notice under its tag; one that cannot be read is told all the same', async () => {
  const worker = startWorker();
  await worker.push({
    json: () => ({ title: 'Foreshore', body: 'Enquiry from Ada', path: '/admin/x', tag: 't' }),
  });
  await worker.push(null);
  expect(worker.shown).toMatchObject([
    ['Foreshore', { body: 'Enquiry from Ada', tag: 't', data: { path: '/admin/x' } }],
    ['Something new', { data: { path: '/admin' } }],
  ]);
});

test('a click leads the open window there, else a new one, and never to another site', async () => {
  const open = startWorker(['refuses', 'moves']);
  await open.click('/admin/people/1');
  expect(open.opened).toEqual(['moved https://foreshore.test/admin/people/1']);
  const closed = startWorker(['refuses']);
  for (const to of ['/admin/people/1', 'https://evil.example/', '//evil.example/', undefined])
    await closed.click(to);
  expect(closed.opened).toEqual([
    'https://foreshore.test/admin/people/1',
    'https://foreshore.test/admin',
    'https://foreshore.test/admin',
    'https://foreshore.test/admin',
  ]);
});
