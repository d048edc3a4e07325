import { describe, expect, test } from 'vitest';
import { postJson, startSites } from '#tests/support/site-store.ts';

// The promise behind every booking: one winner, decided by the database, whoever asks and through whichever process.
describe.each([
  ['sqlite', 1],
  ['postgres', 3],
] as const)('200 parallel bookings of one slot on %s with %i processes', (engine, processes) => {
  test('exactly one 200, all others 409 with fresh slots', async () => {
    const { sites, stop } = await startSites(engine, processes);
    try {
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          postJson(`${sites[index % processes]?.url}/api/calendar/book`, {
            name: `Visitor ${index}`,
            email: `visitor${index}@example.com`,
            selectedDate: '2026-11-24',
            selectedTime: '10:00',
          }),
        ),
      );
      const statuses = Object.groupBy(answers, (answer) => String(answer.status));
      expect(Object.keys(statuses).sort()).toEqual(['200', '409']);
      expect(statuses['200']).toHaveLength(1);
      for (const { body } of statuses['409'] ?? []) {
        const slots = body.slots as Array<{ start: string; available: boolean }>;
        expect(slots.find((slot) => slot.start === '10:00:00')?.available).toBe(false);
      }
    } finally {
      await stop();
    }
  });
});
