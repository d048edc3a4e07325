import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import aws4 from 'aws4';
import { refuseUpgrade } from '#server/base/refuse-upgrade.ts';
import { BucketError, mayPass } from './bucket-error.ts';
import type { BucketSettings } from './settings.ts';
import { wholeAnswer } from './whole-answer.ts';
import { readTexts } from './xml.ts';

/** A file of this machine, with what is known of it, or a short text. */
export type Body = { file: string; bytes: number; sha256: string } | { text: string };

export type Order = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Below the prefix; the bucket itself when there is none. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Body;
};

/** Silence that ends a request, in milliseconds. With the second try, a visitor has an answer within ten seconds. */
const silenceMs = 4_000;
const tries = 2;
const betweenTriesMs = 200;
/** Whoever reads a file may rest for so long. */
const readingMs = 60_000;

/** Sends one signed order, a second time where that may help. @throws BucketError */
export type Send = (order: Order) => Promise<IncomingMessage>;

/** What becomes known of a failure: a code and no key. */
export type NoteFailure = (what: { method: string; code: string }) => void;

/** Signed requests (AWS Signature 4) to one bucket, over connections that are kept open. */
export function createSend(settings: BucketSettings, noteFailure: NoteFailure): Send {
  const endpoint = new URL(settings.endpoint);
  const transport = endpoint.protocol === 'https:' ? https : http;
  const agent = new transport.Agent({ keepAlive: true });
  const host = settings.pathStyle ? endpoint.host : `${settings.bucket}.${endpoint.host}`;
  const hostname = settings.pathStyle ? endpoint.hostname : `${settings.bucket}.${endpoint.hostname}`;
  const base = settings.pathStyle ? `/${settings.bucket}` : '';

  const once = ({ method, key, query, headers, body }: Order): Promise<IncomingMessage> => {
    const place = key === undefined ? base || '/' : `${base}/${settings.prefix}${key}`;
    const path = place + queryOf(query);
    const signed = aws4.sign(
      {
        ...{ service: 's3', region: settings.region, host, method, path },
        headers: { Host: host, ...headers, ...(body && headersOf(body)) },
      },
      settings,
    );
    return new Promise((resolve, reject) => {
      const request = transport.request({
        ...{ agent, hostname, port: endpoint.port, method, path: signed.path },
        headers: signed.headers as Record<string, string>,
        timeout: silenceMs,
      });
      const silent = () => request.destroy(Object.assign(new Error('silent'), { code: 'ETIMEDOUT' }));
      // Bytes that drip in one by one are no answer either.
      let waiting: NodeJS.Timeout | undefined;
      request.once('finish', () => {
        waiting = setTimeout(silent, silenceMs);
      });
      request.once('close', () => clearTimeout(waiting));
      refuseUpgrade(request, reject);
      request.once('timeout', silent);
      request.on('error', reject);
      request.once('response', (response) => {
        clearTimeout(waiting);
        if (method === 'GET') request.setTimeout(readingMs);
        resolve(response);
      });
      if (body && 'file' in body) pipeline(createReadStream(body.file), request, () => undefined);
      else request.end(body?.text);
    });
  };

  const answered = async (order: Order): Promise<IncomingMessage> => {
    const response = await once(order).catch((error: NodeJS.ErrnoException) => {
      throw new BucketError(error.code ?? error.name, 0, { cause: error });
    });
    const { statusCode = 0 } = response;
    if (statusCode >= 200 && statusCode < 300) return response;
    throw new BucketError(await codeOf(response), statusCode);
  };

  return async (order) => {
    for (let left = tries - 1; ; left -= 1) {
      try {
        return await answered(order);
      } catch (error) {
        if (!(error instanceof BucketError)) throw error;
        if (left === 0 || !mayPass(error)) {
          if (!isExpected(error)) noteFailure({ method: order.method, code: error.code });
          throw error;
        }
      }
      await pause(betweenTriesMs);
    }
  };
}

const isExpected = ({ status }: BucketError) => status === 404 || status === 501;

const queryOf = (query: Record<string, string> = {}) => {
  const text = new URLSearchParams(query).toString().replaceAll('+', '%20');
  return text && `?${text}`;
};

/** The sum is signed with the rest: what arrives damaged is refused. */
function headersOf(body: Body): Record<string, string> {
  const { bytes, sha256 } =
    'file' in body
      ? body
      : {
          bytes: Buffer.byteLength(body.text),
          sha256: createHash('sha256').update(body.text).digest('hex'),
        };
  return { 'Content-Length': String(bytes), 'X-Amz-Content-Sha256': sha256 };
}

/** S3's word for what went wrong; answers to HEAD have no body. */
async function codeOf(response: IncomingMessage): Promise<string> {
  const answer = await wholeAnswer(response).catch(() => '');
  const [code] = readTexts(answer.slice(0, 10_000), ['Code']).flatMap(({ Code }) => Code ?? []);
  return code ?? `Status${response.statusCode}`;
}
