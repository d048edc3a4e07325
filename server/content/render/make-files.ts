import { pack } from '#server/http/pack.ts';
import type { ReadyFile } from '#server/http/ready-file.ts';
import type { NotMade } from './not-made.ts';

/** Answers a request as the site would; every page of a release is asked for through it. */
export type Answer = (request: Request) => Promise<Response>;

/** Visitors have a release a second sooner, with pages a seventh larger until the best forms follow (`best-forms.ts`). */
const quality = 5;

/**
 * Asks for the file at each address and compresses it.
 * @param known what was made before, by its address: a file that came out the same is not compressed again
 */
export async function makeFiles(
  answer: Answer,
  { addresses, known }: { addresses: readonly string[]; known: ReadonlyMap<string, ReadyFile> },
): Promise<{ files: ReadyFile[]; notMade: NotMade[] }> {
  const files: Promise<ReadyFile>[] = [];
  const notMade: NotMade[] = [];
  for (const address of addresses) {
    try {
      const response = await answer(new Request(`http://localhost${address}`));
      const body = new Uint8Array(await response.arrayBuffer());
      if (response.status !== 200) notMade.push({ address, why: `status ${response.status}` });
      else files.push(packed({ address, type: response.headers.get('content-type') ?? '', body }, known));
    } catch (error) {
      notMade.push({ address, why: error instanceof Error ? error.message : String(error) });
    }
  }
  return { files: await Promise.all(files), notMade };
}

type Plain = Pick<ReadyFile, 'address' | 'type' | 'body'>;

async function packed(file: Plain, known: ReadonlyMap<string, ReadyFile>): Promise<ReadyFile> {
  const before = known.get(file.address);
  if (before && Buffer.compare(before.body, file.body) === 0) return { ...before, type: file.type };
  return { ...file, ...(await pack(file.body, quality)), quick: true };
}
