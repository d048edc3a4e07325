import { existsSync } from 'node:fs';
import path from 'node:path';
import { appIcon } from '#art/mark.ts';
import { cacheKey } from '#art/press/plan.ts';
import { png } from '#art/press/render.ts';
import { writeIfChanged, writeWhole } from './cache.ts';

const rounded = appIcon(512, 0.17, 0.22);
const square = appIcon(512, 0.2, 0);
/** Android cuts maskable icons to any shape inside a circle of 80%. */
const maskable = appIcon(512, 0.26, 0);

const icons = [
  { file: 'icons/icon-192.png', svg: rounded, side: 192 },
  { file: 'icons/icon-512.png', svg: rounded, side: 512 },
  { file: 'icons/maskable-192.png', svg: maskable, side: 192 },
  { file: 'icons/maskable-512.png', svg: maskable, side: 512 },
  { file: 'apple-touch-icon.png', svg: square, side: 180 },
] as const;

/** An .ico file with one PNG in it: directory of one entry (22 bytes), then the picture. */
export function ico(image: Uint8Array, side: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side % 256, 6);
  header.writeUInt8(side % 256, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, image]);
}

/** Writes favicon, touch icon and app icons into `folder` where they are missing or out of date. */
export async function writeIcons(folder: string, stamps: string, tools: string): Promise<boolean> {
  writeIfChanged(path.join(folder, 'favicon.svg'), `${rounded}\n`);
  const stamp = path.join(
    stamps,
    `${cacheKey(tools, ...icons.map(({ svg, side }) => `${side}${svg}`))}.stamp`,
  );
  const all = [...icons.map(({ file }) => file), 'favicon.ico'];
  if (existsSync(stamp) && all.every((file) => existsSync(path.join(folder, file)))) return false;
  for (const { file, svg, side } of icons) writeWhole(path.join(folder, file), await png(svg, side));
  writeWhole(path.join(folder, 'favicon.ico'), ico(await png(rounded, 48), 48));
  writeWhole(stamp, '');
  return true;
}
