import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteTemplate, listTemplates, saveTemplate } from '#server/inbox/templates/templates.ts';
import { engines } from '#tests/support/engines.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

describe.each(engines)('templates of letters on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
  });
  afterEach(() => services.dispose());

  const named = async (name: string) => {
    const found = (await listTemplates(services)).find((one) => one.name === name);
    if (!found) throw new Error(`There is no template ${name}.`);
    return found;
  };
  const proposal = { name: 'Our proposal', subject: 'What we propose', text: 'It costs £2,000.' };

  test('whoever saves one that was changed meanwhile is told, and does not write over it', async () => {
    const both = await named('Our proposal');
    await saveTemplate(services, both, proposal);
    const mine = { ...proposal, text: 'It costs £3,000.' };
    await expect(saveTemplate(services, both, mine)).rejects.toMatchObject({
      code: 'conflict',
      fields: { seen: expect.stringContaining('Somebody else changed this template') },
    });
    await expect(deleteTemplate(services, both)).rejects.toMatchObject({ code: 'conflict' });
    await expect(saveTemplate(services, { id: both.id, seen: '' }, mine)).rejects.toThrow();
    expect(await named('Our proposal')).toMatchObject(proposal);
    // Sent twice it is saved, and whoever has looked again may change it.
    await saveTemplate(services, both, proposal);
    await saveTemplate(services, await named('Our proposal'), mine);
    expect(await named('Our proposal')).toMatchObject(mine);
  });

  test('one that was deleted meanwhile is not saved in silence', async () => {
    const both = await named('Our proposal');
    await deleteTemplate(services, both);
    await deleteTemplate(services, both);
    await expect(saveTemplate(services, both, proposal)).rejects.toMatchObject({
      fields: { seen: expect.stringContaining('Somebody else deleted this template') },
    });
    await saveTemplate(services, { id: '', seen: '' }, proposal);
    expect(await named('Our proposal')).toMatchObject(proposal);
  });
});
