import type { IncomingMessage } from 'node:http';
import type { Env } from '#server/base/env.ts';
import type { Log } from '#server/base/log.ts';
import { pathOf } from '#server/http/path-of.ts';
import { proxyList } from './client-address.ts';

/** Fewer may be somebody who writes the header by hand. */
const fewest = 20;
/** Who writes it by hand is one among others; behind a proxy it stands in nearly every request. */
const share = 0.75;
/** The past counts half from here on, so that what was mended is seen to be mended. */
const remembered = 1_000;

export type ProxySighting = {
  see: (request: Pick<IncomingMessage, 'headers' | 'socket' | 'url'>) => void;
  /** Whether requests come through a proxy that the settings do not name, so that all visitors count as one. */
  unnamed: () => boolean;
};

/** Tells from two numbers whether a proxy stands in front that nobody named; no address is kept. */
export function createProxySighting({ env, log }: { env: Env; log: Log }): ProxySighting {
  const isTrusted = proxyList(env.TRUSTED_PROXIES);
  let [forwarded, all] = [0, 0];
  let told = false;
  const unnamed = () => forwarded >= fewest && forwarded >= all * share;
  return {
    see: (request) => {
      // The proxy itself asks for it, for nobody.
      if (pathOf(request).startsWith('/api/health')) return;
      if (all >= remembered) [forwarded, all] = [forwarded / 2, all / 2];
      all += 1;
      if (request.headers['x-forwarded-for'] === undefined) return;
      if (isTrusted(request.socket.remoteAddress ?? '')) return;
      forwarded += 1;
      if (!told && unnamed()) {
        told = true;
        log.warn('proxy-not-trusted', { setting: 'TRUSTED_PROXIES' });
      }
    },
    unnamed,
  };
}
