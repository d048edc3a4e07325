import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GoogleFixture } from '#tests/support/google-fixture.ts';
import { googleFixture } from '#tests/support/google-fixture.ts';
import { requiredScopes } from './scopes.ts';

let fixture: GoogleFixture;
beforeEach(async () => {
  fixture = await googleFixture();
});
afterEach(() => fixture.google.stop());

test('lists the calendars to choose from, saying which can be written to', async () => {
  expect(await fixture.connect().listCalendars()).toEqual({
    ok: true,
    value: [
      {
        id: 'owner@foreshore.example',
        name: 'owner@foreshore.example',
        timeZone: 'Europe/London',
        primary: true,
        owned: true,
      },
      {
        id: 'studio@group.calendar.google.com',
        name: 'Studio',
        timeZone: 'Europe/London',
        primary: false,
        owned: true,
      },
      {
        id: 'shared@foreshore.example',
        name: 'Shared diary',
        timeZone: 'Europe/London',
        primary: false,
        owned: false,
      },
    ],
  });
});

test('reads every page', async () => {
  for (let index = 0; index < 250; index += 1) {
    const id = `calendar${index}@x.example`;
    fixture.google.control.addCalendar({ id, summary: id, timeZone: 'Europe/London', accessRole: 'reader' });
  }
  const reply = await fixture.connect().listCalendars();
  expect(reply.ok && reply.value.length).toBe(253);
});

test('without the list scope it is told so, and the calendar itself still works', async () => {
  const client = fixture.connect(requiredScopes);
  expect(await client.listCalendars()).toEqual({ ok: false, problem: { kind: 'insufficient-scope' } });
  const { problem } = await client.freeBusy({ calendarIds: ['primary'], fromAt: 0, toAt: 1000 });
  expect(problem).toBeNull();
});
