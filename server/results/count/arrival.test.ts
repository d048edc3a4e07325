import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { createAgentJudge } from './agents.ts';
import { isArrival } from './arrival.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const typed: IncomingHttpHeaders = {
  ...{ host: 'foreshore.example', accept: 'text/html,application/xhtml+xml', 'accept-language': 'en-GB' },
  ...{ 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' },
};
const { 'sec-fetch-mode': _m, 'sec-fetch-dest': _d, 'sec-fetch-site': _s, ...old } = typed;

test.each<[string, IncomingHttpHeaders]>([
  ['an address typed', typed],
  [
    'a link on another site',
    { ...typed, 'sec-fetch-site': 'cross-site', referer: 'https://www.google.com/' },
  ],
  ['a browser without Fetch Metadata', { ...old, referer: 'http://foreshore.example.org/' }],
  ['a visitor with a cookie of something else', { ...typed, cookie: 'other=foreshore' }],
])('%s is an arrival', (_, headers) => {
  expect(isArrival(headers)).toBe(true);
});

test.each<[string, IncomingHttpHeaders]>([
  ['the next page', { ...typed, 'sec-fetch-site': 'same-origin' }],
  ['the next page in an old browser', { ...old, referer: 'https://foreshore.example/about' }],
  ['a page fetched ahead', { ...typed, 'sec-purpose': 'prefetch;prerender' }],
  ['a page fetched ahead by Safari', { ...typed, purpose: 'prefetch' }],
  ['a page loaded again', { ...typed, 'cache-control': 'max-age=0' }],
  ['a frame', { ...typed, 'sec-fetch-dest': 'iframe' }],
  ['a script that fetches', { ...typed, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ['staff', { ...typed, cookie: 'a=b; __Host-foreshore.session_token=x.y' }],
  ['a program without languages', { ...old, 'accept-language': undefined }],
  ['a program that takes anything', { ...old, accept: '*/*' }],
])('%s is none', (_, headers) => {
  expect(isArrival(headers)).toBe(false);
});

test.each([
  [chrome, 'modern'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'modern'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'modern',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
    'old',
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'robot'],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'robot',
  ],
  ['curl/8.5.0', 'robot'],
  ['', 'robot'],
  [undefined, 'robot'],
  [`${chrome} ${'x'.repeat(400)}`, 'robot'],
])('%j is judged %s', (agent, judged) => {
  const judge = createAgentJudge();
  expect([judge(agent), judge(agent)]).toEqual([judged, judged]);
});
