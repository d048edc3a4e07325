import { describe, expect, it } from 'vitest';
import { ico } from './icons.ts';

describe('ico', () => {
  it('puts a directory of one entry before the picture and points at it', () => {
    const picture = Buffer.from([1, 2, 3]);
    const file = Buffer.from(ico(picture, 48));
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 1]);
    expect([file[6], file[7]]).toEqual([48, 48]);
    expect(file.readUInt32LE(14)).toBe(3);
    expect(file.subarray(file.readUInt32LE(18))).toEqual(picture);
  });
  it('writes 0 for 256, which does not fit into a byte', () => {
    expect(ico(Buffer.alloc(1), 256)[6]).toBe(0);
  });
});
