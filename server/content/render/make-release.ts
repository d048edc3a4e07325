import type { Finding } from '#server/content/gate/finding.ts';
import { gate } from '#server/content/gate/gate.ts';
import type { ReadyFile } from '#server/http/ready-file.ts';
import type { Made } from './made.ts';
import { type Answer, makeFiles } from './make-files.ts';
import type { Wanted } from './maker.ts';
import { notMadeFindings } from './not-made.ts';

type Parts = {
  answer: Answer;
  /** What becomes a file of the release in use. */
  addresses: () => readonly string[];
  /** What the build made; its texts were compressed at leisure. */
  built: readonly ReadyFile[];
};

const isPage = ({ type }: ReadyFile) => type.startsWith('text/html');

/** Makes the files of the release in use and judges them; the files of the last one are kept to spare work. */
export function makeRelease({ answer, addresses, built }: Parts): (wanted: Wanted) => Promise<Made> {
  const known = new Map(built.map((file) => [file.address, file]));
  const assets = new Set(built.filter((file) => !isPage(file)).map(({ address }) => address));
  return async (wanted) => {
    const list = addressesOr(addresses, known);
    const { files, notMade } = await makeFiles(answer, { addresses: list.wanted, known });
    for (const file of files) known.set(file.address, file);
    const texts = (ofPages: boolean) =>
      new Map(
        files
          .filter((file) => isPage(file) === ofPages)
          .map(({ address, body }) => [address, Buffer.from(body).toString('utf8')]),
      );
    const findings: Finding[] = [
      ...gate({ ...wanted, pages: texts(true), files: texts(false), assets }),
      // Last, since a rule that names the field says it better.
      ...notMadeFindings([...list.unlisted, ...notMade], wanted),
    ];
    return { files, findings };
  };
}

/** The addresses of the release in use, or of the last one where its own list of pages cannot be read. */
function addressesOr(addresses: () => readonly string[], known: ReadonlyMap<string, ReadyFile>) {
  try {
    return { wanted: addresses(), unlisted: [] };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const wanted = [...known.values()].filter(isPage).map(({ address }) => address);
    return { wanted, unlisted: [{ address: 'The list of pages', why }] };
  }
}
