import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mayOpen } from '#app/access.ts';
import { servicesContext, staffContext } from '#app/context.ts';
import { settingGroups } from '#app/pages/admin/settings/settings-list.ts';
import { loader } from '#app/pages/admin/settings/settings-page.tsx';
import { launchListNow, putAside, takeBack } from '#server/start/launch/put-aside.ts';
import { addStaff } from '#tests/support/people.ts';
import { routePatterns } from '#tests/support/routes.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const owner = { id: 'olive', name: 'Olive', email: 'olive@example.com', role: 'owner' } as const;
const clerk = { id: 'sam', name: 'Sam', email: 'sam@example.com', role: 'staff' } as const;

let services: TestServices;
beforeAll(async () => {
  services = await testServices('sqlite');
  for (const staff of [owner, clerk]) {
    await addStaff(services, staff);
    const { id, role } = staff;
    await services.db.query.updateTable('staff').set({ role }).where('id', '=', id).execute();
  }
});
afterAll(() => services.dispose());

const linesFor = async (staff: typeof owner | typeof clerk) => {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(staffContext, staff);
  const { groups } = await loader({ context } as never);
  return groups.flatMap(({ settings }) => settings);
};

test('the index of settings names every page, each with how it stands in a sentence', async () => {
  const lines = await linesFor(owner);
  expect(lines).toHaveLength(settingGroups.flatMap(({ settings }) => settings).length);
  for (const { words } of lines) expect(words).toMatch(/^[A-Z0-9a-z].*\.$/);
  const named = new Set(lines.map(({ to }) => to));
  const pages = (await routePatterns()).filter((to) => /^\/admin\/settings\/[\w-]+$/.test(to));
  expect(pages.filter((to) => !named.has(to))).toEqual([]);
});

test('staff see what they may open, and nothing else', async () => {
  const lines = (await linesFor(clerk)).map(({ to }) => to);
  expect(lines).toContain('/admin/availability');
  expect(lines.filter((to) => !mayOpen('staff', to.replace(/#.*/, '')))).toEqual([]);
  expect(lines).not.toContain('/admin/settings/webhooks');
});

const openIds = async () =>
  (await launchListNow(services)).parts.flatMap(({ items }) => items.map(({ id }) => id));

test('an item is put aside with a reason by an owner, and taken back', async () => {
  const { settled } = await launchListNow(services);
  const aside = (staff: typeof owner | typeof clerk, id: string, reason: string) =>
    putAside(services, staff, { id, reason });
  await expect(aside(clerk, 'webhooks', 'No.')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(aside(owner, 'webhooks', ' ')).rejects.toMatchObject({
    fields: { reason: expect.any(String) },
  });
  await expect(aside(owner, 'webhooks', 'x'.repeat(201))).rejects.toMatchObject({ code: 'invalid' });
  await expect(aside(owner, 'second-step', 'No.')).rejects.toMatchObject({ code: 'conflict' });
  await expect(aside(owner, 'nothing-of-the-kind', 'No.')).rejects.toMatchObject({ code: 'conflict' });
  await aside(owner, 'webhooks', 'We use no CRM.');
  expect(await openIds()).not.toContain('webhooks');
  expect(await launchListNow(services)).toMatchObject({
    settled: settled + 1,
    aside: [{ id: 'webhooks', reason: 'We use no CRM.' }],
  });
  await expect(takeBack(services, clerk, 'webhooks')).rejects.toMatchObject({ code: 'forbidden' });
  await takeBack(services, owner, 'webhooks');
  expect(await openIds()).toContain('webhooks');
});

test('each thing that is set in the browser settles its item', async () => {
  const { query } = services.db;
  expect(await openIds()).toEqual(
    expect.arrayContaining(['second-step', 'notices', 'mail-server', 'mailbox']),
  );
  await query
    .insertInto('staff_choices')
    .values({ staff_id: owner.id, event: 'enquiry', channel: 'email' })
    .execute();
  expect(await openIds()).not.toContain('notices');
});
