import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientAddressContext, servicesContext } from '#app/context.ts';
import { action as contact } from '#app/pages/contact/contact-page.tsx';
import { action as quote } from '#app/pages/quote/quote-page.tsx';
import { type TestServices, testServices } from '#tests/support/services.ts';

let services: TestServices;
beforeAll(async () => {
  services = await testServices('sqlite');
});
afterAll(() => services.dispose());

test.each([
  ['contact', contact],
  ['quote', quote],
])(
  'whose connection breaks while the %s form is sent gets no answer, and it is no fault',
  async (_, action) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(clientAddressContext, '192.0.2.1');
    const leaves = new AbortController();
    const request = new Request('http://foreshore.test/form', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new ReadableStream({
        start: (body) => body.enqueue(new TextEncoder().encode('name=Ada&mess')),
        pull: (body) => {
          leaves.abort();
          body.error(leaves.signal.reason);
        },
      }),
      signal: leaves.signal,
      duplex: 'half',
    } as RequestInit);
    await expect(action({ request, context } as never)).rejects.toMatchObject({ name: 'AbortError' });
    expect(services.logLines.join()).not.toContain('form-failed');
  },
);
