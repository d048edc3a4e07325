import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { action as apiBook } from '#app/api/calendar-book.ts';
import { action as apiHold } from '#app/api/calendar-hold.ts';
import { clientAddressContext, servicesContext } from '#app/context.ts';
import { action as pageBook } from '#app/pages/booking/booking-page.tsx';
import { action as pageCancel } from '#app/pages/booking/manage/cancel-page.tsx';
import { action as pageMove } from '#app/pages/booking/manage/reschedule-page.tsx';
import { book } from '#server/bookings/book.ts';
import { manageToken } from '#server/bookings/manage-link.ts';
import { networkOf } from '#server/limits/limit-client.ts';
import { isWithinLimit } from '#server/limits/rate-limit.ts';
import { asked } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const windowMs = 10 * 60_000;

/** Every way to change the diary, with the limit that it counts for. */
const endpoints = [
  ['the page that books', 'book', pageBook, 'POST', 'form'],
  ['the API that books', 'book', apiBook, 'POST', 'json'],
  ['the page that moves', 'move', pageMove, 'POST', 'form'],
  ['the page that cancels', 'cancel', pageCancel, 'POST', 'form'],
  ['the API that holds', 'hold', apiHold, 'POST', 'json'],
  ['the API that gives back', 'hold-release', apiHold, 'DELETE', 'json'],
] as const;

describe.each(engines)('limits of the booking endpoints on %s', (engine) => {
  let services: TestServices;
  let token: string;
  let seat = 0;
  beforeAll(async () => {
    services = await testServices(engine, { RATE_LIMITS: 'on' });
    token = manageToken(services.keys, await book(services, asked));
  });
  afterAll(() => services.dispose());

  /** Uses up a limit in one hit. */
  const useUp = (name: string, key: string) =>
    isWithinLimit(services, { name, key, max: 1_000_000, windowMs, cost: 1_000 });

  test.each(endpoints)('%s refuses an address, and a network, that had its share', async (...endpoint) => {
    const [, limit, action, method, kind] = endpoint;
    const statusFrom = async (address: string) => {
      const context = new RouterContextProvider();
      context.set(servicesContext, services as never);
      context.set(clientAddressContext, address);
      const request = new Request('http://foreshore.test/somewhere', {
        method,
        // Nothing that could be booked, moved or held: only what counts is of interest.
        ...(kind === 'form' ? { body: new URLSearchParams() } : { body: '{}' }),
        headers: kind === 'json' ? { 'Content-Type': 'application/json' } : {},
      });
      const args = { request, context, params: { token: limit === 'cancel' ? `x${token}` : token } };
      const answer = await (action as (args: never) => Promise<unknown>)(args as never).catch(
        (thrown: unknown) => thrown,
      );
      if (answer instanceof Response) return answer.status;
      return (answer as { init?: { status?: number } }).init?.status;
    };
    seat += 1;
    const [address, neighbour, stranger] = [`10.${seat}.0.1`, `10.${seat}.0.2`, `10.${seat}.1.1`];
    expect(await statusFrom(address)).not.toBe(429);
    await useUp(limit, address);
    expect(await statusFrom(address)).toBe(429);
    expect(await statusFrom(neighbour)).not.toBe(429);
    await useUp(`${limit}-network`, networkOf(neighbour));
    expect(await statusFrom(neighbour)).toBe(429);
    expect(await statusFrom(stranger)).not.toBe(429);
  });
});
