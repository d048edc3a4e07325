import { Readable, Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { handOver } from './hand-over.ts';

const parser = () => new Writable({ write: (_piece, _encoding, done) => done() });

function body(): Readable {
  const source = new Readable({ read: () => undefined });
  source.push('the beginning');
  return source;
}

it('lets a body break off once nobody waits for the rest', async () => {
  const source = body();
  await handOver(source, parser(), () => true);
  // Throws where nobody listens, and in a process that serves would end it.
  expect(() => source.emit('error', new Error('gone'))).not.toThrow();
});

it('tells of a body that breaks off while it is read', async () => {
  const source = body();
  const handed = handOver(source, parser(), () => false);
  source.destroy(new Error('gone'));
  await expect(handed).rejects.toThrow('gone');
});
