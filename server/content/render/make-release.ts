import { createLaps } from '#server/base/laps.ts';
import type { Finding } from '#server/content/gate/finding.ts';
import { gate } from '#server/content/gate/gate.ts';
import type { Rendering } from '#server/content/gate/rendering.ts';
import type { ReadyFile } from '#server/http/prepared/ready-file.ts';
import type { KeptPages } from './kept-pages.ts';
import type { Made } from './made.ts';
import { type Answer, makeFiles } from './make-files.ts';
import type { Wanted } from './maker.ts';
import { type NotMade, notMadeFindings } from './not-made.ts';
import { concernsVisitors } from './sampled.ts';
import type { Samples } from './samples.ts';

/** What making releases takes. */
export type MakingParts = {
  answer: Answer;
  /** What becomes a file of the release in use. */
  addresses: () => readonly string[];
  /** What the build made; its texts were compressed at leisure. */
  built: readonly ReadyFile[];
  /** What was read for each page of the last release; left out where every page is made. */
  kept?: KeptPages;
  /** Makes what is made for each visitor; left out where nothing of it is judged. */
  samples?: (now: number) => Promise<Samples>;
};

const isPage = ({ type }: ReadyFile) => type.startsWith('text/html');

const none = async (): Promise<Samples> => ({
  ...{ pages: new Map(), visits: new Map(), mails: [], notMade: [] },
});

/** Makes the files of the release in use and judges them; the files of the last one are kept to spare work. */
export function makeRelease({
  answer,
  addresses,
  built,
  kept,
  samples = none,
}: MakingParts): (wanted: Wanted) => Promise<Made> {
  const known = new Map(built.map((file) => [file.address, file]));
  const assets = new Set(built.filter((file) => !isPage(file)).map(({ address }) => address));
  return async (wanted) => {
    const laps = createLaps();
    const cpuBefore = process.threadCpuUsage();
    const list = addressesOr(addresses, known);
    const round = wanted.whole ? undefined : kept?.begin(wanted.release);
    const making = makeFiles(answer, { addresses: list.wanted, known, ...(round && { round }) });
    // What cannot even be listed is said like what cannot be made.
    const sampled = async () => samples(wanted.now);
    const sampleBeside = () => (kept ? kept.beside(sampled) : sampled());
    // While files are compressed in other threads.
    const sampling = concernsVisitors(wanted.release, wanted.previous) ? sampleBeside() : none();
    const sample = await sampling.catch(async (error) => ({
      ...(await none()),
      notMade: [{ address: 'What is made for each visitor', why: whyOf(error) }],
    }));
    const { files, notMade } = await making;
    laps.end('drawn');
    for (const file of files) known.set(file.address, file);
    const texts = (ofPages: boolean) =>
      new Map(
        files
          .filter((file) => isPage(file) === ofPages)
          .map(({ address, body }) => [address, Buffer.from(body).toString('utf8')]),
      );
    const pages = new Map([...texts(true), ...sample.pages]);
    const rendering = { ...wanted, pages, files: texts(false), assets };
    const judged = judge({ ...rendering, visits: sample.visits, mails: sample.mails });
    const unmade = [...list.unlisted, ...notMade, ...sample.notMade, ...judged.notMade];
    laps.end('judged');
    // Last, since a rule that names the field says it better.
    const findings = [...judged.findings, ...notMadeFindings(unmade, wanted)];
    return { files, findings, took: { ...laps.told(), cpuMs: cpuSince(cpuBefore) } };
  };
}

/** Processor time of this thread, in milliseconds: what a step takes where nothing else has the machine. */
function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return Math.round((user + system) / 1_000);
}

/** What the check says; texts of which no page can be made may be none that it can read. */
function judge(rendering: Rendering): { findings: Finding[]; notMade: NotMade[] } {
  try {
    return { findings: gate(rendering), notMade: [] };
  } catch (error) {
    return { findings: [], notMade: [{ address: 'The check', why: whyOf(error) }] };
  }
}

const whyOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The addresses of the release in use, or of the last one where its own list of pages cannot be read. */
function addressesOr(addresses: () => readonly string[], known: ReadonlyMap<string, ReadyFile>) {
  try {
    return { wanted: addresses(), unlisted: [] };
  } catch (error) {
    const why = whyOf(error);
    const wanted = [...known.values()].filter(isPage).map(({ address }) => address);
    return { wanted, unlisted: [{ address: 'The list of pages', why }] };
  }
}
