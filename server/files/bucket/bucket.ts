import type { Readable } from 'node:stream';
import { BucketError } from './bucket-error.ts';
import { type Body, createSend, type NoteFailure, type Order } from './send.ts';
import type { BucketSettings } from './settings.ts';
import { wholeAnswer } from './whole-answer.ts';
import { readTexts } from './xml.ts';

/** One object as a list tells of it. */
type Listed = { key: string; writtenAt: number; bytes: number };

/** The few things that are done with a bucket. Keys are below its prefix. All of them throw BucketError. */
export type Bucket = {
  /** Stores it whole; once it returns, it is there. */
  put: (key: string, body: Body) => Promise<void>;
  /** null when there is none. */
  get: (key: string) => Promise<Readable | null>;
  has: (key: string) => Promise<boolean>;
  /** It need not exist. */
  remove: (key: string) => Promise<void>;
  /** @returns false when there is nothing to copy */
  copy: (from: string, to: string) => Promise<boolean>;
  /** Everything whose key begins so, page by page. */
  list: (start: string) => AsyncGenerator<Listed>;
  /** Whether it keeps earlier versions of what is deleted; null when it does not say. */
  keepsVersions: () => Promise<boolean | null>;
};

/** How many keys of a list come at once. */
const pageOfList = 1000;

/** @param noteFailure told of each failure that is none of its own ways to answer */
export function openBucket(settings: BucketSettings, noteFailure: NoteFailure): Bucket {
  const send = createSend(settings, noteFailure);
  const encrypted: Record<string, string> = settings.encryption
    ? { 'x-amz-server-side-encryption': settings.encryption }
    : {};
  /** Does it and reads the answer, so that its connection is free again. */
  const done = async (order: Order) => wholeAnswer(await send(order));
  const page = (start: string, after: string | undefined) =>
    done({
      method: 'GET',
      query: {
        'list-type': '2',
        'max-keys': String(pageOfList),
        prefix: settings.prefix + start,
        // By the last key and not by a token: every server knows this, and a page can be asked for again.
        ...(after !== undefined && { 'start-after': after }),
      },
    });

  return {
    put: async (key, body) => {
      const type = { 'Content-Type': 'application/octet-stream' };
      await done({ method: 'PUT', key, headers: { ...type, ...encrypted }, body });
    },

    get: (key) => send({ method: 'GET', key }).catch(noneIsNull),

    has: async (key) => (await done({ method: 'HEAD', key }).catch(noneIsNull)) !== null,

    remove: async (key) => {
      await done({ method: 'DELETE', key }).catch(noneIsNull);
    },

    copy: async (from, to) => {
      const source = encodeURI(`/${settings.bucket}/${settings.prefix}${from}`);
      const headers = { 'x-amz-copy-source': source, ...encrypted };
      const answer = await done({ method: 'PUT', key: to, headers }).catch(noneIsNull);
      if (answer === null) return false;
      // A copy may fail after the head of its answer was sent.
      const [failed] = readTexts(answer, ['Code']);
      if (failed?.Code) throw new BucketError(failed.Code, 500);
      return true;
    },

    list: async function* (start) {
      for (let after: string | undefined; ; ) {
        const answer = await page(start, after);
        const objects = readTexts(answer, ['Key', 'LastModified', 'Size']);
        for (const { Key = '', LastModified = '', Size = '' } of objects) {
          after = Key;
          const key = Key.slice(settings.prefix.length);
          yield { key, writtenAt: Date.parse(LastModified), bytes: Number(Size) };
        }
        const [{ IsTruncated: more = '' } = {}] = readTexts(answer, ['IsTruncated']);
        if (more !== 'true' || objects.length === 0) return;
      }
    },

    keepsVersions: async () => {
      const answer = await done({ method: 'GET', query: { versioning: '' } }).catch(() => null);
      if (answer === null) return null;
      const [{ Status: status = '' } = {}] = readTexts(answer, ['Status']);
      return status === 'Enabled';
    },
  };
}

function noneIsNull(error: unknown): null {
  const none = error instanceof BucketError && error.status === 404 && error.code !== 'NoSuchBucket';
  if (!none) throw error;
  return null;
}
