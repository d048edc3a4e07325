import type { Finding } from '#server/content/gate/finding.ts';
import { gate } from '#server/content/gate/gate.ts';
import type { ReadyFile } from '#server/http/ready-file.ts';
import type { Made } from './made.ts';
import { type Answer, makeFiles } from './make-files.ts';
import type { Wanted } from './maker.ts';

type Parts = {
  answer: Answer;
  /** What becomes a file of the release in use. */
  addresses: () => readonly string[];
  /** What the build made; its texts were compressed at leisure. */
  built: readonly ReadyFile[];
};

/** Makes the files of the release in use and judges them; the files of the last one are kept to spare work. */
export function makeRelease({ answer, addresses, built }: Parts): (wanted: Wanted) => Promise<Made> {
  const known = new Map(built.map((file) => [file.address, file]));
  const isPage = ({ type }: ReadyFile) => type.startsWith('text/html');
  const assets = new Set(built.filter((file) => !isPage(file)).map(({ address }) => address));
  return async (wanted) => {
    const { files, notMade } = await makeFiles(answer, { addresses: addresses(), known });
    for (const file of files) known.set(file.address, file);
    const texts = (ofPages: boolean) =>
      new Map(
        files
          .filter((file) => isPage(file) === ofPages)
          .map(({ address, body }) => [address, Buffer.from(body).toString('utf8')]),
      );
    const findings = [
      ...notMade.map(({ address, why }): Finding => notMadeFinding(address, why)),
      ...gate({ ...wanted, pages: texts(true), files: texts(false), assets }),
    ];
    return { files, findings };
  };
}

function notMadeFinding(page: string, why: string): Finding {
  const sentence = `The page ${page} cannot be made of these texts (${why}).`;
  return { rule: 'page-made', severity: 'refusal', page, document: null, field: null, sentence };
}
