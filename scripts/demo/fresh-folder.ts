import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const mark = 'demo-data';

/**
 * Creates the folder, or empties that of an earlier demo.
 * @throws Error when it contains something that no demo has put there
 */
export function freshFolder(folder: string): void {
  const used = existsSync(folder) && readdirSync(folder).length > 0;
  if (used && !existsSync(path.join(folder, mark))) {
    throw new Error(
      `DATA_DIR: ${folder} holds something that is not a demo's. Move it away, or set another.`,
    );
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(path.join(folder, mark), 'What lies here is deleted when the demo starts again.\n');
}
