import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { widthsOf } from '#domain/pictures/reference.ts';
import { createPictureMaker } from '#server/content/pictures/maker.ts';
import { pictureProgram } from '#server/start/programs.ts';

const maker = createPictureMaker(pictureProgram());
const stream = (bytes: Buffer) => Readable.from([bytes]);

/** A photograph as a telephone takes it: lying on its side, with its place and a colour space of its own. */
const photograph = () =>
  sharp({ create: { width: 480, height: 360, channels: 3, background: '#f00' } })
    .withExif({
      IFD0: { Make: 'Foreshore Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 16/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();

test('what is public of a photograph is upright, in sRGB, and says nothing of its place', async () => {
  const bytes = await photograph();
  expect(bytes.includes('Foreshore Phone')).toBe(true);
  const folder = mkdtempSync(path.join(tmpdir(), 'foreshore-picture-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await maker.look(stream(bytes))).toEqual({ width: 360, height: 480 });
  expect(await maker.make(stream(bytes), { left: 0, top: 0, width: 360, height: 400 }, folder)).toBeNull();
  expect(readdirSync(folder).sort()).toEqual(
    ['320.avif', '320.webp', '360.avif', '360.jpg', '360.webp'].sort(),
  );
  for (const name of readdirSync(folder)) {
    const made = readFileSync(path.join(folder, name));
    const about = await sharp(made).metadata();
    expect([about.exif, about.icc, about.xmp, about.iptc, about.orientation ?? 1]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      1,
    ]);
    expect([about.width, about.height]).toEqual(name.startsWith('320') ? [320, 356] : [360, 400]);
    expect(made.includes('Foreshore')).toBe(false);
  }
});

/** A black PNG of one bit a pixel: ten kilobytes that unfold to as many pixels as are asked for. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from('00000000000000000100000000', 'hex');
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const parts = [chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

test('a file that breaks off, one that unfolds, and a machine without the library are told apart', async () => {
  const half = (await photograph()).subarray(0, 900);
  const folder = mkdtempSync(path.join(tmpdir(), 'foreshore-picture-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Where it lies now, its library cannot be found.
  copyFileSync(pictureProgram(), path.join(folder, 'alone.ts'));
  const alone = createPictureMaker(path.join(folder, 'alone.ts'));
  const answers = await Promise.all([
    maker.look(stream(half)),
    maker.look(stream(bomb(8_100))),
    alone.look(stream(half)),
  ]);
  expect(answers[0]).toEqual({ problem: 'broken' });
  expect(answers[1]).toEqual({ problem: 'too-large' });
  expect(answers[2]).toEqual({ problem: 'no-library' });
});

test('a picture narrower than any page, and a strip of one pixel, have the files that pages ask for', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foreshore-picture-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const bytes = await sharp({ create: { width: 1700, height: 200, channels: 4, background: '#0a08' } })
    .png()
    .toBuffer();
  for (const part of [
    { left: 0, top: 0, width: 90, height: 200 },
    { left: 0, top: 50, width: 1700, height: 1 },
    { left: 7, top: 0, width: 1, height: 200 },
  ]) {
    const own = mkdtempSync(path.join(folder, 'part-'));
    expect(await maker.make(stream(bytes), part, own)).toBeNull();
    const wanted = ['avif', 'webp'].flatMap((format) => widthsOf(part).map((width) => `${width}.${format}`));
    expect(readdirSync(own).sort()).toEqual([...wanted, `${Math.min(part.width, 1200)}.jpg`].sort());
  }
});

test('a whole page as one long picture is made as wide as its formats hold', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foreshore-picture-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const size = { width: 100, height: 20_000 };
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#0d4b5e' } })
    .png()
    .toBuffer();
  expect(await maker.make(stream(bytes), { left: 0, top: 0, ...size }, folder)).toBeNull();
  expect(readdirSync(folder).sort()).toEqual(['100.jpg', '81.avif', '81.webp']);
});
