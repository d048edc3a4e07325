import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Rendition } from '#art/press/render.ts';

/** An image in the manifest; the shape that `app/ui/picture.tsx` reads. */
export type Entry = {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly sources: {
    readonly key: string;
    readonly formats: readonly string[];
    readonly widths: readonly number[];
  };
};

export type Made = { readonly entry: Entry; readonly files: readonly string[] };

/** Finished images by key, outside the served folder: a record of each, and its files. */
export type Cache = {
  find(name: string, key: string): Made | undefined;
  keep(name: string, key: string, entry: Entry, renditions: readonly Rendition[]): Made;
  /** Copies the files into `folder` unless they are there. */
  publish(files: readonly string[], folder: string): void;
  /** Removes all other records. */
  prune(made: ReadonlyMap<string, { key: string; made: Made }>): void;
};

/** Writes to a temporary file and renames it, so that an interrupted run leaves no half file. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}.part`;
  writeFileSync(partial, content);
  renameSync(partial, file);
}

/** Writes only changed files, so that a watcher is not triggered for nothing. */
export function writeIfChanged(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeWhole(file, content);
}

export function removeOthers(folder: string, wanted: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder))
    if (!wanted.has(file)) rmSync(path.join(folder, file), { recursive: true });
}

export function openCache(folder: string): Cache {
  const record = (name: string, key: string) => `${name}.${key}.json`;
  return {
    find(name, key) {
      const file = path.join(folder, record(name, key));
      if (!existsSync(file)) return undefined;
      const made = JSON.parse(readFileSync(file, 'utf8')) as Made;
      return made.files.every((each) => existsSync(path.join(folder, each))) ? made : undefined;
    },
    keep(name, key, entry, renditions) {
      for (const { file, bytes } of renditions) writeWhole(path.join(folder, file), bytes);
      const made = { entry, files: renditions.map(({ file }) => file) };
      writeWhole(path.join(folder, record(name, key)), JSON.stringify(made));
      return made;
    },
    publish(files, target) {
      mkdirSync(target, { recursive: true });
      for (const file of files) {
        const to = path.join(target, file);
        if (existsSync(to)) continue;
        copyFileSync(path.join(folder, file), `${to}.part`);
        renameSync(`${to}.part`, to);
      }
    },
    prune(made) {
      const wanted = new Set(
        [...made].flatMap(([name, each]) => [record(name, each.key), ...each.made.files]),
      );
      removeOthers(folder, wanted);
    },
  };
}
