import { expect, test } from 'vitest';
import type { FileStore } from '#server/ports/file-store.ts';
import { submittedFile } from './submitted-file.ts';

const taken = { storedName: 'one', bytes: 1, sha256: '' };

function newFile({ keepFails = false } = {}) {
  const calls: string[] = [];
  const store = {
    keep: async () => {
      calls.push('keep');
      if (keepFails) throw new Error('disk');
    },
    drop: async () => void calls.push('drop'),
    discard: async () => void calls.push('discard'),
  } as unknown as FileStore;
  return { file: submittedFile(store, taken, { name: 'a.pdf', kind: 'pdf' }), calls };
}

test('a file is taken, kept, and may be discarded then, once', async () => {
  const { file, calls } = newFile();
  const states = [file.state];
  for (const step of [file.keep, file.discard, file.discard]) {
    await step();
    states.push(file.state);
  }
  expect(states).toEqual(['taken', 'kept', 'discarded', 'discarded']);
  expect(calls).toEqual(['keep', 'discard']);
});

test('it is kept once, and never after it was discarded', async () => {
  const { file } = newFile();
  await file.keep();
  await expect(file.keep()).rejects.toThrow('is kept');
  await file.discard();
  await expect(file.keep()).rejects.toThrow('is discarded');
});

test('one that could not be kept is still there to be discarded', async () => {
  const { file } = newFile({ keepFails: true });
  await expect(file.keep()).rejects.toThrow('disk');
  expect(file.state).toBe('taken');
});
