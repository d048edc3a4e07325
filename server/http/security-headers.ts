import { createHash } from 'node:crypto';
import { openingScript } from '#domain/passing/opening.ts';
import { passingStyle } from '#domain/passing/style.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The one style and the one script that stand in pages. */
const [passing, opening] = [hashOf(passingStyle), hashOf(openingScript)];

type PolicyOptions = {
  /** 'sha256-…' of inline scripts, or 'nonce-…'. */
  scriptSources?: readonly string[];
  /** Behind HTTPS: insist on it. */
  https: boolean;
  /** Who may show it in a frame; nobody unless it says so. */
  framedBy?: 'none' | 'self';
};

/** The Content-Security-Policy of a page: own origin only, what is inline by hash or nonce, nothing unsafe. */
export function contentSecurityPolicy({
  scriptSources = [],
  https,
  framedBy = 'none',
}: PolicyOptions): string {
  const named = scriptSources.map((source) => `'${source}'`);
  const scripts = ["'self'", ...new Set([opening, ...named])].join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src 'self' ${passing}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors '${framedBy}'`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The policy of everything that is no page: it loads nothing and is framed by nobody. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'";

/** What an answer carries unless it says otherwise: the headers of every answer, a bare policy, and no keeping. */
export function answerDefaults(https: boolean): Record<string, string> {
  return { ...commonHeaders(https), 'Content-Security-Policy': barePolicy, 'Cache-Control': 'no-store' };
}

/** Headers of every answer that may be a page or take one’s place. */
export function commonHeaders(https: boolean): Record<string, string> {
  return {
    ...fileHeaders(https),
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/** Headers of what pages load. The others speak of pages, and a first visit would carry them nine times. */
export function fileHeaders(https: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
