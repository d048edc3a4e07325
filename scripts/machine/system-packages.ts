import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findHeadlessShell } from './find-chromium.ts';
import { findDovecot } from './find-dovecot.ts';
import { findPostgres } from './find-postgres.ts';

/**
 * Makes sure that the tests have a browser, a font as wide as Arial, a PostgreSQL and an IMAP server: installs the system’s
 * packages where it may (Debian and its relatives, as root).
 * @throws Error with a sentence that says what to install
 */
export function ensureSystemPackages(): void {
  const missing = [
    ...(findHeadlessShell() ? [] : ['chromium-headless-shell']),
    ...(hasArialWidths() ? [] : ['fonts-liberation']),
    ...(findPostgres() ? [] : ['postgresql']),
    ...(findDovecot() ? [] : ['dovecot-imapd']),
  ];
  if (missing.length === 0) return;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    process.stdout.write(`  Installing ${missing.join(' and ')} from the system's packages ...\n`);
    apt(['update']);
    // Installs them one by one: a system that lacks one still gets the others.
    for (const name of missing) install(name);
    if (!findHeadlessShell() && !findChromium()) install('chromium');
  }
  if (!findHeadlessShell() && !findChromium()) {
    throw new Error('The browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to it.');
  }
  if (!hasArialWidths()) {
    throw new Error(
      'The browser tests need a font as wide as Arial. Install the package "fonts-liberation" of your system.',
    );
  }
  if (!findPostgres()) {
    throw new Error(
      'The storage tests need a PostgreSQL server. Install the package "postgresql" of your system.',
    );
  }
  if (!findDovecot()) {
    throw new Error(
      'The mailbox tests need an IMAP server. Install the package "dovecot-imapd" of your system.',
    );
  }
}

/**
 * Until the web font has loaded, pages use Arial or a font of the same widths, which every visitor’s system has.
 * Without fontconfig (macOS, Windows), Arial is part of the system.
 */
function hasArialWidths(): boolean {
  const { stdout } = spawnSync('fc-match', ['--format=%{family}', 'Arial'], { encoding: 'utf8' });
  return !stdout || /Arial|Arimo|Liberation Sans/.test(stdout);
}

function install(name: string): void {
  apt(['install', '-y', '--no-install-recommends', name]);
}

function apt(args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const result = spawnSync('apt-get', args, { env, encoding: 'utf8' });
  if (result.status !== 0) process.stderr.write(result.stderr);
}
