import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { startHttp } from './http-server.ts';

type Received = { path: string; headers: Record<string, string | string[] | undefined>; body: Buffer };

export type NoticeReceivers = {
  origin: string;
  /** What came in, oldest first. */
  received: Received[];
  /** The answer from now on, by the beginning of the path. */
  answer: (path: string, status: number, text?: string) => void;
  stop: () => Promise<void>;
};

/** What Slack, Teams workflows and push services answer when all is well. */
const usual: [path: string, status: number, text: string][] = [
  ['/slack', 200, 'ok'],
  ['/teams', 202, ''],
  ['/push', 201, ''],
];

/** Slack, Teams and a push service in one, on this machine. */
export async function startNoticeReceivers(): Promise<NoticeReceivers> {
  const received: Received[] = [];
  const answers = [...usual];
  const server = await startHttp((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const path = request.url ?? '/';
      received.push({ path, headers: request.headers, body: Buffer.concat(pieces) });
      const [, status, text] = answers.findLast(([beginning]) => path.startsWith(beginning)) ?? ['', 404, ''];
      response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {});
      response.end(text);
    });
  });
  return {
    ...server,
    received,
    answer: (path, status, text = '') => void answers.push([path, status, text]),
  };
}

/** A browser's side of web push: a subscription, and the reading of what comes to it. */
export function pushDevice(endpoint: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const p256dh = pair.getPublicKey();
  return {
    subscription: {
      endpoint,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** Decrypts a message as RFC 8291 and RFC 8188 have it, for one record. @throws when it is not for this device */
    read: (body: Buffer): string => {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
      const ikm = hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32);
      const part = (name: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(ikm), salt, `Content-Encoding: ${name}\0`, bytes));
      const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
    },
  };
}
