import { Worker } from 'node:worker_threads';
import type { Packed } from '#server/http/prepared/pack.ts';
import type { ReadyFile } from '#server/http/prepared/ready-file.ts';

export type Packer = {
  /** Compresses files as well as can be; whatever is under way is given up, which gives null. */
  pack: (files: readonly ReadyFile[]) => Promise<ReadyFile[] | null>;
  close: () => Promise<void>;
};

/** Compresses in a thread of its own that gives way to all others and ends with its work. @param program of the thread */
export function createPacker(program: URL): Packer {
  let worker: Worker | null = null;
  const close = async () => {
    const ending = worker;
    worker = null;
    await ending?.terminate();
  };
  return {
    pack: async (files) => {
      const former = worker;
      const mine = new Worker(program, { workerData: files.map(({ body }) => body) });
      worker = mine;
      void former?.terminate();
      mine.unref();
      const forms = await new Promise<Packed[] | null>((resolve, reject) => {
        mine.once('message', resolve);
        mine.once('error', reject);
        mine.once('exit', () => resolve(null));
      });
      if (!forms) return null;
      return files.map(({ quick: _, ...file }, index) => ({ ...file, ...formsAt(forms, index) }));
    },
    close,
  };
}

function formsAt(forms: readonly Packed[], index: number): Packed {
  const found = forms[index];
  if (!found) throw new Error('A file was not compressed.');
  return found;
}
