import { pack } from '#server/http/prepared/pack.ts';
import type { ReadyFile } from '#server/http/prepared/ready-file.ts';
import type { Round } from './kept-pages.ts';
import type { NotMade } from './not-made.ts';

/** Answers a request as the site would; every page of a release is asked for through it. */
export type Answer = (request: Request) => Promise<Response>;

/** Visitors have a release a second sooner, with pages a seventh larger until the best forms follow (`best-forms.ts`). */
const quality = 5;

type Wanted = {
  addresses: readonly string[];
  /** What was made before, by its address: a file that came out the same is not compressed again. */
  known: ReadonlyMap<string, ReadyFile>;
  /** Takes over what must come out as before, without asking for it; left out where everything is made. */
  round?: Round;
};

/** Asks for the file at each address and compresses it. */
export async function makeFiles(
  answer: Answer,
  { addresses, known, round }: Wanted,
): Promise<{ files: ReadyFile[]; notMade: NotMade[] }> {
  const files: (ReadyFile | Promise<ReadyFile>)[] = [];
  const notMade: NotMade[] = [];
  for (const address of addresses) {
    const before = round?.unchanged(address);
    if (before) {
      files.push(before);
      continue;
    }
    const ask = () => plainFile(answer, address);
    try {
      const made = await (round ? round.make(address, ask) : ask());
      if (typeof made === 'number') notMade.push({ address, why: `status ${made}` });
      else files.push(packed(made, known));
    } catch (error) {
      notMade.push({ address, why: error instanceof Error ? error.message : String(error) });
    }
  }
  const all = await Promise.all(files);
  round?.end(all);
  return { files: all, notMade };
}

/** The file at an address before it is compressed, or the status of an answer that is none. */
async function plainFile(answer: Answer, address: string): Promise<Plain | number> {
  const response = await answer(new Request(`http://localhost${address}`));
  const body = new Uint8Array(await response.arrayBuffer());
  if (response.status !== 200) return response.status;
  return { address, type: response.headers.get('content-type') ?? '', body };
}

type Plain = Pick<ReadyFile, 'address' | 'type' | 'body'>;

async function packed(file: Plain, known: ReadonlyMap<string, ReadyFile>): Promise<ReadyFile> {
  const before = known.get(file.address);
  if (before && Buffer.compare(before.body, file.body) === 0) return { ...before, type: file.type };
  return { ...file, ...(await pack(file.body, quality)), quick: true };
}
