import { site } from '#content/site.ts';
import { askedFacts } from '#domain/business/missing-facts.ts';
import type { Env } from '#server/base/env.ts';
import type { Apart } from '#server/start/instances.ts';
import type { LaunchCheck, LaunchItem } from './launch-item.ts';
import { contentParts } from './sample-content.ts';
import { factsToReplace } from './sample-facts.ts';
import { serverChecks } from './server-gaps.ts';

/** The items that are mended in one place, and where that is. */
type LaunchPart = { title: string; where: string; items: LaunchItem[] };

/** An item that was put aside, with the reason that was given. */
type AsideItem = { id: string; what: string; reason: string };

export type LaunchList = {
  total: number;
  /** How many are settled or put aside. */
  settled: number;
  /** Parts with something to settle, what is unsafe first. */
  parts: LaunchPart[];
  aside: AsideItem[];
};

/** What cannot be told from the environment. */
type Seen = {
  /** What the owner can settle in the browser. */
  settings: readonly LaunchCheck[];
  /** Whether requests come through a proxy that is not named. */
  proxyUnnamed: boolean;
  /** What several servers that run the site do not share. */
  apart: Apart;
  /** Whether a copy was ever made by the site's own command. */
  backupMade: boolean;
};

/** Why items were put aside, by their id. */
export type Aside = ReadonlyMap<string, string>;

/**
 * What the owner should know before visitors come, in plain words.
 */
export function launchList(env: Env, checks: Seen, aside: Aside): LaunchList {
  const groups = grouped(env, checks);
  const all = groups.flatMap(({ checks }) => checks);
  const isAside = ({ id, unsafe, open }: LaunchCheck) => open && !unsafe && aside.has(id);
  const parts = groups.map(({ title, where, checks }) => ({
    ...{ title, where },
    items: checks.filter((check) => check.open && !isAside(check)).map(({ open: _, ...item }) => item),
  }));
  const open = parts.reduce((sum, { items }) => sum + items.length, 0);
  return {
    total: all.length,
    settled: all.length - open,
    parts: parts.filter(({ items }) => items.length > 0),
    aside: all.filter(isAside).map(({ id, what }) => ({ id, what, reason: aside.get(id) ?? '' })),
  };
}

function grouped(env: Env, { settings, proxyUnnamed, apart, backupMade }: Seen) {
  // What the owner settles in the browser is said there, with the way.
  const server = serverChecks(env)
    .filter(({ id }) => !settings.some((one) => one.id === id))
    .map(({ id, gap: { what, why }, open, unsafe }): LaunchCheck => ({ id, what, why, open, unsafe }));
  const run = [
    https(env),
    ...server,
    { ...proxy, open: proxyUnnamed },
    { ...files, open: apart === 'files' },
    { ...mails, open: apart === 'mails' },
    { ...backups, open: !backupMade },
  ];
  const facts = askedFacts(site).map(
    ({ fact: { field, what, why }, missing }): LaunchCheck => ({
      ...{ id: `fact-${field}`, what, why, open: missing },
    }),
  );
  const invented = factsToReplace(site.sample).map(
    ({ field, fact, open }): LaunchCheck => ({ id: `sample-${field}`, ...fact, open, unsafe: true }),
  );
  const content = contentParts().map(
    ({ file, what, why, open }): LaunchCheck => ({ id: file, what, why, open, unsafe: true }),
  );
  const safe = ({ unsafe }: LaunchCheck) => !unsafe;
  const isUnsafe = (check: LaunchCheck) => !safe(check);
  return [
    {
      title: 'Not safe yet',
      where: 'Before anything else. What has no link here is set by whoever runs the server.',
      checks: [...settings.filter(isUnsafe), ...run.filter(isUnsafe)],
    },
    {
      title: 'Shown to visitors and not true',
      where: 'Give the right values to whoever looks after the site’s content.',
      checks: invented,
    },
    {
      title: 'Invented content',
      where:
        'Replace it in the site’s content, or take it out. Visitors see each of these marked as a sample.',
      checks: content,
    },
    {
      title: 'To set up here',
      where: 'Each takes a few minutes. What you do not use can be put aside.',
      checks: settings.filter(safe),
    },
    {
      title: 'Facts about the business',
      where: 'Give these to whoever looks after the site’s content: they all stand in one place.',
      checks: facts,
    },
    {
      title: 'How the site is run',
      where: 'Whoever runs the server sees to these. The log names each setting when the site starts.',
      checks: run.filter(safe),
    },
  ];
}

function https({ siteUrlIsSet, SITE_URL }: Env): LaunchCheck {
  return {
    id: 'https',
    what: 'The site is not reached over an encrypted connection.',
    why: 'What visitors write, and your own password, can be read on the way.',
    unsafe: true,
    open: siteUrlIsSet && SITE_URL.startsWith('http:'),
  };
}

const proxy: LaunchItem = {
  id: 'proxy',
  what: 'Requests come through another server, which this site was not told about.',
  why: 'All visitors count as one, so one who sends too much shuts the others out. The guide ‘Running it’ says under ‘Behind a proxy’ what to set.',
};

const files: LaunchItem = {
  id: 'files',
  what: 'Several servers run this site, and each keeps its files for itself.',
  why: 'A file that somebody sent to one of them is missing on the others. The guide ‘Running it’ says under ‘What it needs’ how they share them.',
};

const mails: LaunchItem = {
  id: 'mails',
  what: 'Several servers run this site, and each keeps emails for itself.',
  why: 'An email that one of them kept is missing on the others, and is not erased there. Connect a mail server, so that none are kept.',
};

const backups: LaunchItem = {
  id: 'backups',
  what: 'Nobody has confirmed that backups are made.',
  why: 'None was made by the site’s own command, and it cannot see any other. Ask whoever runs the server, then put this aside with their answer.',
};
