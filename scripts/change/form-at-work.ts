import type { Page } from '@playwright/test';
import { allChanged, type Changed, changedLess, quotedIn } from './changed-text.ts';
import { type Complaint, complaintsIn, controlsOf, unfold } from './complaints.ts';
import { unchangedWords } from './other-words.ts';

/** How often a form is saved before it counts as impossible. */
const tries = 12;

/** Every field that she has changed, by its form and control. */
export type Done = Map<string, Changed>;

/** Changes fields of forms and saves them; what is refused is changed as the complaint asks, else less. */
export function formAtWork(page: Page, done: Done) {
  /** Fields beside which everything that says the same was changed as well. */
  const followed = new Set<string>();
  /** Names that went back since the form was sent: whatever else was wrong for want of them may be right now. */
  const justBack = new Set<string>();

  const open = async (form: string) => {
    await page.goto(form);
    await unfold(page);
  };

  const fill = async (key: string, changed: Changed) => {
    done.set(key, changed);
    const [, name = ''] = key.split('#');
    await page.locator(`[name="${name}"]`).first().fill(changed.now);
  };

  /** Changes these fields and saves. */
  const write = async (form: string, names: ReadonlySet<string>) => {
    await open(form);
    for (const { name, value } of await controlsOf(page)) {
      if (!names.has(name) || done.has(`${form}#${name}`) || unchangedWords(value).length === 0) continue;
      await fill(`${form}#${name}`, allChanged(value));
    }
    await save(form);
  };

  const save = async (form: string) => {
    let last: Complaint[] = [];
    for (let round = 0; round < tries; round += 1) {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const wrong = await complaintsIn(page.locator('section[aria-labelledby="wrong"] li'));
      if (wrong.length === 0) return;
      last = wrong;
      await unfold(page);
      justBack.clear();
      for (const { to, why } of wrong) await giveWay(`${form}#${to.replace(/^[^#]*#/, '')}`, why);
    }
    throw new Error(`${form} could not be saved. ${last.map(({ to, why }) => `${to} ${why}`).join(' ')}`);
  };

  /** Changes what was complained of. @returns whether there was a field to change */
  const mend = async (form: string, complaints: readonly Complaint[]): Promise<boolean> => {
    await open(form);
    const byField = new Map(complaints.map(({ to, why }) => [to, why]));
    let mended = false;
    justBack.clear();
    for (const [key, why] of byField) mended = (await giveWay(key, why)) || mended;
    if (mended) await save(form);
    return mended;
  };

  const giveWay = async (key: string, why: string): Promise<boolean> => {
    const [form = '', name = ''] = key.split('#');
    const known = done.get(key);
    if (await putBackNamed(form, why)) return true;
    if (!known) return followOthers(form, name);
    const less = changedLess(known, why);
    // A field that went back can still be asked for what another one says by now.
    if (known.way === 'none' && less.way === 'none') return false;
    if (!followed.has(key)) {
      followed.add(key);
      if (await changeWhatSays(form, known.original)) return true;
    }
    await fill(key, less);
    return true;
  };

  /** The same words in other fields of the form have to go along. */
  const changeWhatSays = async (form: string, words: string): Promise<boolean> => {
    const same = (await controlsOf(page)).filter(
      ({ name, value }) => !done.has(`${form}#${name}`) && value.toLowerCase().includes(words.toLowerCase()),
    );
    for (const { name, value } of same) await fill(`${form}#${name}`, allChanged(value));
    return same.length > 0;
  };

  /** A field that was not changed is wrong beside those that were: it is changed as well. */
  const followOthers = async (form: string, name: string): Promise<boolean> => {
    const control = (await controlsOf(page)).find((one) => one.name === name);
    if (!control || unchangedWords(control.value).length === 0) return false;
    await fill(`${form}#${name}`, allChanged(control.value));
    return true;
  };

  /** What a complaint names and no longer is called so gets its name back. */
  const putBackNamed = async (form: string, why: string): Promise<boolean> => {
    const named = new Set(quotedIn(why));
    const meant = [...done].filter(
      ([key, { original, way }]) => key.startsWith(`${form}#`) && way !== 'none' && named.has(original),
    );
    for (const [key, { original }] of meant)
      await fill(key, { original, way: 'none', now: original, asked: [], why });
    for (const [, { original }] of meant) justBack.add(original);
    return [...named].some((one) => justBack.has(one));
  };
  return { open, write, mend };
}
