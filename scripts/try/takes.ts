import { contentDocuments } from '#content/documents.ts';
import { describe } from '#domain/editor/describe.ts';
import { toFields } from '#domain/editor/entries.ts';
import type { Answer, Ask } from './owner.ts';

/** The page whose texts the takes are told by. */
export const takePage = '/services/web-design';

const page = 'services/web-design';
const numbered = (take: number) => `Say what you do on screen ${take}. Then prove it.`;
const last = (take: number) => String(take % 1000).padStart(3, '0');
const phoneOf = (take: number) => `01632 960 ${last(take)}`;

/**
 * Saves and publishes takes of the site: release after release, each with its number in the headline of one page and in
 * the telephone number, which every page has. Whatever holds two numbers is a mixture of two releases.
 */
export function takesOf(ask: Ask) {
  let version = 0;
  let live = 0;
  const save = async (id: string, changes: Record<string, string>) => {
    const document = contentDocuments.get(id);
    if (!document) throw new Error(`There is no document '${id}'.`);
    const fields = toFields(describe(document.schema), document.defaults);
    const form = new URLSearchParams([...fields, ['base', String(version)], ['intent', 'save']]);
    for (const [name, value] of Object.entries(changes)) form.set(name, value);
    const { status, location } = await ask(`/admin/content/documents/${id}`, form);
    if (!location.endsWith('?saved')) throw new Error(`Saving ‘${id}’ was answered with ${status}.`);
  };
  return {
    save: async (take: number) => {
      await save(page, { 'f.hero.headline': numbered(take) });
      await save('site', { 'f.phone.display': phoneOf(take), 'f.phone.dial': `+441632960${last(take)}` });
      version += 1;
    },
    /** Opens the page to publish, as whoever publishes does, which starts what makes the pages. */
    open: () => ask('/admin/content/publish'),
    publish: () => {
      const form = new URLSearchParams({ expectLive: String(live), when: 'now', note: '' });
      for (const id of [page, 'site']) form.append('document', `${id}@${version}`);
      return noting(ask('/admin/content/publish', form));
    },
    goBack: (to: number) =>
      noting(
        ask(
          '/admin/content/releases',
          new URLSearchParams({ intent: 'back', to: String(to), expectLive: String(live), note: '' }),
        ),
      ),
    live: () => live,
    /** Somebody cannot know what went live when the answer was lost, and looks. */
    lookWhatIsLive: async () => {
      live = Number(
        /name="expectLive" value="(\d+)"/.exec((await ask('/admin/content/publish')).text)?.[1] ?? live,
      );
    },
  };
  async function noting(asked: Promise<Answer>): Promise<Answer> {
    const answer = await asked;
    live = Number(/published=(\d+)/.exec(answer.location)?.[1] ?? live);
    return answer;
  }
}

/** Which take an answer shows; null for what ships. @throws Error when it shows two */
export function takeIn({ text }: Pick<Answer, 'text'>): number | null {
  const [phone, other] = new Set(
    Array.from(text.matchAll(/01632 960 (\d{3})/g), ([, number]) => Number(number)),
  );
  const headline = /Say what you do on screen (\d+)\./.exec(text)?.[1];
  const isShipped = phone === 174 && headline === undefined;
  if (other !== undefined || (headline !== undefined && Number(headline) % 1000 !== phone))
    throw new Error(`a mixture of takes ${phone}, ${other ?? headline}`);
  return isShipped || phone === undefined ? null : phone;
}
