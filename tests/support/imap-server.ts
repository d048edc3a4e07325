import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { findDovecot } from '#scripts/machine/find-dovecot.ts';
import { freePort } from '#scripts/machine/free-port.ts';
import { until } from './until.ts';

export type ImapServer = {
  /** Of one mailbox, without encryption: it is on this machine. */
  url: (user: string, password?: string) => string;
  /** The same with a certificate that nobody has signed. */
  tlsPort: number;
  /** Puts a letter into a mailbox, as a mail server does. */
  deliver: (user: string, raw: string | Uint8Array, folder?: 'Sent') => void;
  /** Names of all files in a mailbox, with the flags that they carry. */
  files: (user: string) => string[];
  /** Numbers the letters of a mailbox anew. */
  renumber: (user: string) => void;
  stop: () => Promise<void>;
};

const password = 'sesame';

/** As root it runs as the user of its package, else as whoever runs the tests. */
function runAs(): { name: string; group: string; uid: number; gid: number } {
  const name = process.getuid?.() === 0 ? 'dovecot' : userInfo().username;
  const ask = (...flags: string[]) => execFileSync('id', [...flags, name], { encoding: 'utf8' }).trim();
  return { name, group: ask('-gn'), uid: Number(ask('-u')), gid: Number(ask('-g')) };
}

/** Starts a real IMAP server with mailboxes of its own, in a folder that goes with it. */
export async function startImap(): Promise<ImapServer> {
  const program = findDovecot();
  if (!program) throw new Error('Dovecot is not installed. Install dovecot-imapd, then run the tests again.');
  const user = runAs();
  const folder = mkdtempSync(path.join(tmpdir(), 'foreshore-imap-'));
  const [port, tlsPort] = [await freePort(), await freePort()];
  const own = (file: string) => chownSync(file, user.uid, user.gid);
  const makeFolder = (...parts: string[]) => {
    const made = path.join(folder, ...parts);
    mkdirSync(made, { recursive: true });
    own(made);
    return made;
  };
  own(folder);
  makeFolder('mail');
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`];
  execFileSync('openssl', ['req', '-x509', ...key, '-subj', '/CN=localhost', '-days', '2'], {
    stdio: 'ignore',
  });
  for (const file of ['key.pem', 'cert.pem']) own(path.join(folder, file));
  const config = path.join(folder, 'dovecot.conf');
  writeFileSync(config, configOf({ folder, user, port, tlsPort }));
  const server = spawn(program, ['-F', '-c', config], {
    uid: user.uid,
    gid: user.gid,
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  process.once('exit', () => server.kill('SIGKILL'));
  await until(() => server.exitCode !== null || accepts(port), 'the IMAP server to listen');
  if (server.exitCode !== null) throw new Error('The IMAP server of the tests did not start.');

  let delivered = 0;
  const mailbox = (name: string, sub?: string) => {
    makeFolder('mail', name);
    return makeFolder('mail', name, ...(sub ? [`.${sub}`] : []));
  };
  return {
    tlsPort,
    url: (name, secret = password) => `imap://${name}:${encodeURIComponent(secret)}@127.0.0.1:${port}`,
    deliver: (name, raw, sub) => {
      const target = mailbox(name, sub);
      for (const part of ['cur', 'new', 'tmp']) {
        mkdirSync(path.join(target, part), { recursive: true });
        own(path.join(target, part));
      }
      delivered += 1;
      const file = `${Math.floor(Date.now() / 1000)}.M${String(delivered).padStart(6, '0')}.test`;
      writeFileSync(path.join(target, 'tmp', file), raw);
      own(path.join(target, 'tmp', file));
      renameSync(path.join(target, 'tmp', file), path.join(target, 'new', file));
    },
    files: (name) =>
      ['new', 'cur'].flatMap((part) => readdirSync(path.join(folder, 'mail', name, part))).sort(),
    renumber: (name) => {
      for (const file of readdirSync(path.join(folder, 'mail', name)))
        if (file.startsWith('dovecot') && statSync(path.join(folder, 'mail', name, file)).isFile())
          rmSync(path.join(folder, 'mail', name, file));
    },
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Config = {
  folder: string;
  user: { name: string; group: string; uid: number; gid: number };
  port: number;
  tlsPort: number;
};

function configOf({ folder, user, port, tlsPort }: Config): string {
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
default_internal_user = ${user.name}
default_internal_group = ${user.group}
default_login_user = ${user.name}
first_valid_uid = ${user.uid}
first_valid_gid = ${user.gid}
disable_plaintext_auth = no
auth_failure_delay = 0
ssl = yes
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
mail_location = maildir:${folder}/mail/%u
maildir_broken_filename_sizes = yes
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${user.uid} gid=${user.gid} home=${folder}/mail/%u
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    auto = create
    special_use = \\Sent
  }
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${tlsPort}
    ssl = yes
  }
}
service anvil {
  chroot =
}
`;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
}
