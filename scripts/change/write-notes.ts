import type { ownerAtWork } from './owner-at-work.ts';

type Owner = Awaited<ReturnType<typeof ownerAtWork>>;

const body =
  'Words that nobody needs are the first that we take out, and the page is shorter for it.\n\n## What is left\n\nA page that says one thing, and says it in a line that can be read on a phone in the rain.';

/** Writes two notes and takes one off again, so that there is a note, and an address that is gone. @returns the latter */
export async function writeNotes(owner: Owner): Promise<string[]> {
  const notes = [
    ['A page in the rain', 'What a shorter page gave us in the first week', 'https://example.com'],
    ['Second thoughts on forms', 'Why a form with four questions was too long for us', ''],
  ] as const;
  for (const [title, summary] of notes) {
    const { page } = owner;
    await page.goto('/admin/content/new/notes');
    await page.getByLabel('Title').first().fill(title);
    await page.locator('main form button[type=submit]').last().click();
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
    });
    await page.locator('[name="f.summary"]').fill(`${summary}.`);
    await page.locator('[name="f.author"]').fill('Web designer');
    await page.locator('[name="f.date"]').fill('2026-11-19');
    await page
      .locator('[name="f.bodyMarkdown"]')
      .fill(
        `${summary}, told in short. ${title}: ${body.replaceAll('page', title.toLowerCase().split(' ').at(-1) ?? '')}`,
      );
    await page
      .locator('[name="f.search.description"]')
      .fill(`${summary}, with what it cost, what it brought in and what we would leave out today.`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    if (!page.url().includes('saved'))
      throw new Error(`The note was not saved: ${await page.locator('main').innerText()}`);
  }
  const faults = await owner.publish();
  if (faults.length > 0) throw new Error(`The notes: ${faults.join(' ')}`);
  const { page } = owner;
  await page.goto('/admin/content/documents/notes/second-thoughts-on-forms');
  await page.getByLabel('On the website').uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await owner.publish();
  return ['/notes/second-thoughts-on-forms'];
}
