import { statfs } from 'node:fs/promises';
import { megabyte } from '#domain/format/sizes.ts';
import type { Reading } from './reading.ts';

type Room = { free: number; all: number };

async function roomAt(folder: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, all: blocks * bsize };
}

/** Whether the disk of the data has room. @param leastMb megabytes that should be free */
export async function lookAtDisk(
  folder: string,
  leastMb: number,
  room: (folder: string) => Promise<Room> = roomAt,
): Promise<Reading> {
  const { free, all } = await room(folder);
  const least = leastMb * megabyte;
  const left = `${inWords(free)} of ${inWords(all)} are free`;
  if (free >= least) {
    // What swings around the limit is not told of again and again.
    return { thing: 'disk', state: free >= least * 1.25 ? 'well' : 'between', words: `Now ${left}.` };
  }
  return {
    thing: 'disk',
    state: 'bad',
    words: `The disk of the server is nearly full: ${left}. Once it is full, enquiries and bookings cannot be stored. Ask whoever runs the server to make room.`,
  };
}

function inWords(bytes: number): string {
  const mb = bytes / megabyte;
  return mb >= 1024 ? `${(mb / 1024).toFixed(1)} GB` : `${Math.floor(mb)} MB`;
}
