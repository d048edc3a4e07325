import { describe, expect, it } from 'vitest';
import { maxFileBytes } from '#domain/leads/files.ts';
import { DomainError } from '#server/base/errors.ts';
import { createUploads, usualUploadBounds } from './uploads.ts';

const none = async () => null;
const noDay = async () => undefined;

describe('uploads under way', () => {
  it('five people of one office send five files each at the same time', async () => {
    const uploads = createUploads(usualUploadBounds, noDay);
    for (let person = 1; person <= 5; person += 1) {
      const upload = uploads(`192.0.2.${person}`).begin();
      for (let file = 0; file < 5; file += 1) expect(await upload.take(none)).toBeNull();
    }
  });

  it('a network that never ends its own is refused, others are not, and the room comes back', async () => {
    const bounds = { network: { uploads: 2, bytes: 3 * maxFileBytes }, total: { uploads: 9, bytes: 1e9 } };
    const uploads = createUploads(bounds, noDay);
    const [one, two, three] = [1, 2, 3].map((host) => uploads(`192.0.2.${host}`).begin());
    await one?.take(none);
    await two?.take(none);
    const refused = { code: 'rate-limited', message: expect.stringContaining('without files') };
    expect(await three?.take(none)).toMatchObject(refused);
    expect(await uploads('198.51.100.1').begin().take(none)).toBeNull();
    expect(await two?.take(none)).toBeNull();
    expect(await two?.take(none)).toMatchObject(refused);
    one?.end();
    expect(await three?.take(none)).toBeNull();
  });

  it('all networks together are bounded too', async () => {
    const bounds = { network: { uploads: 9, bytes: 1e9 }, total: { uploads: 9, bytes: 2 * maxFileBytes } };
    const uploads = createUploads(bounds, noDay);
    for (const network of ['192.0.2.1', '198.51.100.1'])
      expect(await uploads(network).begin().take(none)).toBeNull();
    expect(await uploads('203.0.113.1').begin().take(none)).toMatchObject({ code: 'unavailable' });
  });

  it('what comes in a day is counted for the network, and nothing for a form without files', async () => {
    const counted: unknown[] = [];
    const uploads = createUploads(usualUploadBounds, async (network, bytes) => {
      counted.push([network, bytes]);
      if (counted.length > 1) throw new DomainError('rate-limited', 'Enough for a day.');
    });
    const upload = uploads('192.0.2.7').begin();
    expect(await upload.count([])).toBeNull();
    expect(await upload.count([{ bytes: 3 }, { bytes: 4 }])).toBeNull();
    expect(await upload.count([{ bytes: 1 }])).toMatchObject({ code: 'rate-limited' });
    expect(counted).toEqual([
      ['192.0.2.0/24', 7],
      ['192.0.2.0/24', 1],
    ]);
  });
});
