import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

/** How a bucket behaves: it works, takes connections and says nothing, or refuses them. */
type Mode = 'well' | 'silent' | 'refuses';

export type BucketServer = {
  /** The variables with which a site uses it. */
  environment: Record<string, string>;
  /** Keys of what it holds, in order. */
  keys: () => string[];
  become: (mode: Mode) => void;
  stop: () => Promise<void>;
};

const bucket = 'foreshore-files';
const stored = '._S3rver_object';

/** An S3 server that checks signatures, with an empty bucket, behind a line that can be cut. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = mkdtempSync(path.join(tmpdir(), 'foreshore-bucket-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, directory, silent: true, vhostBuckets: false },
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  let mode: Mode = 'well';
  const open = new Set<Socket>();
  const line = createServer((socket) => {
    open.add(socket.on('error', () => undefined).on('close', () => open.delete(socket)));
    if (mode === 'refuses') return void socket.destroy();
    if (mode === 'silent') return void socket.resume();
    const inner = connect(port, '127.0.0.1');
    open.add(inner.on('error', () => socket.destroy()).on('close', () => open.delete(inner)));
    socket.pipe(inner).pipe(socket);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    keys: () =>
      globSync(`**/*${stored}`, { cwd: path.join(directory, bucket) })
        .map((name) => name.slice(0, -stored.length))
        .sort(),
    become: (next) => {
      mode = next;
      // What is kept open belongs to how it was before.
      cut();
    },
    stop: async () => {
      cut();
      line.close();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
