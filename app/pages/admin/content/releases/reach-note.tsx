import { documentAddress } from '#app/pages/admin/content/addresses.ts';

/** What a change does beyond its own page, with the texts that say it. */
export type ReachShown = {
  what: string;
  isDrawn: boolean;
  pages: number;
  sentences: number;
  texts: { id: string; title: string }[];
};

/** Told before publishing, where one fact stands in many places. */
export function ReachNote({ reach }: { reach: readonly ReachShown[] }) {
  if (reach.length === 0) return null;
  return (
    <div className="mt-2 ml-9 max-w-[38rem] border-tide border-l-[3px] pl-4 text-sm">
      <p className="font-semibold">This changes more than its own page</p>
      <ul className="mt-1 grid gap-1">
        {reach.map((one) => (
          <li key={one.what}>
            {reachWords(one)}
            {one.isDrawn && drawnFirst}
            {one.texts.length > 0 && <Texts texts={one.texts} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Drawing begins when a text is saved: whoever publishes in the next breath waits for the rest of it. */
const drawnFirst =
  ' Every picture that shows it is drawn anew. That has begun: within a minute of saving, publishing takes some ten seconds longer.';

function Texts({ texts }: Pick<ReachShown, 'texts'>) {
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">Where it is named</summary>
      <ul className="flex flex-wrap gap-x-5">
        {texts.map(({ id, title }) => (
          <li key={id}>
            <a href={documentAddress(id)} className="link inline-flex min-h-11 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** 'The name changes on all 24 pages and under every email, and in 40 sentences of 12 texts.' */
function reachWords({ what, pages, sentences, texts }: ReachShown): string {
  const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);
  const named = `in ${many(sentences, 'sentence', 'sentences')} of ${many(texts.length, 'text', 'texts')}`;
  const shown = `on all ${pages} pages and under every email`;
  if (pages === 0) return sentences === 0 ? `${what} changes.` : `${what} changes ${named}.`;
  return sentences === 0 ? `${what} changes ${shown}.` : `${what} changes ${shown}, and ${named}.`;
}
