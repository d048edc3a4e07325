import type { KyselyPlugin } from 'kysely';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { servicesContext, staffContext } from '#app/context.ts';
import { loader } from '#app/pages/admin/today/today-page.tsx';
import type { CurrentStaff } from '#server/auth/staff.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { engines } from '#tests/support/engines.ts';
import { bySelf, contactAnswers } from '#tests/support/leads.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const olive: CurrentStaff = { id: 'olive', name: 'Olive', email: 'olive@example.com', role: 'owner' };
const sam: CurrentStaff = { id: 'sam', name: 'Sam', email: 'sam@example.com', role: 'staff' };

describe.each(engines)('the page of today on %s', (engine) => {
  let services: TestServices;
  let statements = 0;
  beforeEach(async () => {
    services = await testServices(engine);
  });
  afterEach(() => services.dispose());

  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  };
  /** Asks for it as these, all at the same moment, of a site that counts what it asks of its database. */
  function asker() {
    const query = services.db.query.withPlugin(counting);
    const watched = { ...services, db: { ...services.db, query } };
    const ask = (staff: CurrentStaff) => {
      const context = new RouterContextProvider();
      context.set(servicesContext, watched as never);
      context.set(staffContext, staff);
      const request = new Request('http://foreshore.test/admin');
      return loader({ request, context, params: {} } as never);
    };
    return (...team: CurrentStaff[]) => Promise.all(team.map(ask));
  }
  const costOf = async (asking: Promise<unknown>) => {
    const before = statements;
    await asking;
    return statements - before;
  };

  test('is read once for all who ask at the same moment, but for what is news to each', async () => {
    const ask = asker();
    const alone = await costOf(ask(olive));
    const together = await costOf(ask(...Array.from({ length: 20 }, () => olive)));
    expect(together - alone).toBe(19);
    expect(alone).toBeLessThan(60);
  });

  test('tells what was done before it was asked for, also while it is read for somebody else', async () => {
    const ask = asker();
    const first = ask(olive);
    await submitContact(services, bySelf(contactAnswers));
    const [second] = await ask(olive);
    expect(second?.leads.received).toBe(1);
    await first;
    await submitContact(services, bySelf({ ...contactAnswers, email: 'second@example.com' }));
    const both = await ask(olive, sam);
    expect(both.map(({ leads }) => leads.received)).toEqual([2, 2]);
  });

  test('tells nobody what is for others', async () => {
    const [owner, staff] = await asker()(olive, sam);
    expect(owner).toMatchObject({ name: 'Olive', owner: true });
    expect(owner?.launch?.total).toBeGreaterThan(0);
    expect(staff).toMatchObject({ name: 'Sam', owner: false, launch: null });
    expect(JSON.stringify(staff)).not.toContain('Olive');
  });
});
