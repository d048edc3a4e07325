import { isIP } from 'node:net';
import { z } from 'zod';
import { longest, tooLong } from '#domain/forms/longest.ts';
import { DomainError, type FieldErrors } from '#server/base/errors.ts';
import { isPublicAddress } from '#server/http/senders/public-address.ts';
import type { ServerLogin } from './mail-settings.ts';

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong(max))
    .regex(/^\P{Cc}*$/u, 'Please keep this to one line');

const fields = z.object({
  host: line(253).transform((text) => text.toLowerCase()),
  port: z.coerce.number('Please enter a number').int('Please enter a number').min(1).max(65_535),
  encryption: z.enum(['tls', 'starttls', 'none'], 'Please choose one'),
  user: line(longest.email),
  // Not trimmed: a password may begin with a space. App passwords are shown in groups, which servers do not mind.
  password: z.string().max(longest.credential, tooLong(longest.credential)),
});

type Bounds = {
  /** The ports that may be used on the internet. */
  ports: readonly number[];
  /** Whether it may also lie in the agency's own network, at any port. */
  inOwnNetwork: boolean;
  /** Whether somebody has to sign in. */
  mustSignIn: boolean;
  /** What is saved: its password stays while server and user do. */
  kept: ServerLogin | null;
};

/**
 * Reads where a server of mails is and who signs in. Without a password the saved one is meant, but only for the same
 * user at the same server: nobody can have it sent elsewhere.
 * @throws DomainError invalid (fields)
 */
export function readLogin(input: Record<string, unknown>, bounds: Bounds): ServerLogin {
  const parsed = fields.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  const login = { ...parsed.data, password: parsed.data.password || keptPassword(parsed.data, bounds) };
  const faults = faultsOf(login, bounds);
  if (Object.keys(faults).length > 0)
    throw new DomainError('invalid', 'Please check the marked fields.', { fields: faults });
  return login;
}

type Read = z.infer<typeof fields>;

function keptPassword({ host, user, encryption }: Read, { kept }: Bounds): string {
  const isSame = kept?.host === host && kept.user === user;
  // Without encryption everybody on the way would read it.
  return isSame && (encryption !== 'none' || kept.encryption === 'none') ? kept.password : '';
}

function faultsOf(login: ServerLogin, { ports, inOwnNetwork, mustSignIn, kept }: Bounds): FieldErrors {
  const { host, port, encryption, user, password } = login;
  const faults: FieldErrors = {};
  if (!isServer(host, inOwnNetwork))
    faults.host = 'Please enter the name of the server, such as smtp.example.com';
  if (!inOwnNetwork && !ports.includes(port)) faults.port = `Please use one of the ports ${ports.join(', ')}`;
  if (encryption === 'none' && !isThisMachine(host))
    faults.encryption =
      'Without encryption everybody on the way could read the password: only for a server on this machine';
  if (mustSignIn && !user) faults.user = 'Please enter the user name';
  if (user && !password)
    faults.password = kept
      ? 'Please enter the password again: the saved one belongs to another server or user'
      : 'Please enter the password';
  return faults;
}

function isServer(host: string, inOwnNetwork: boolean): boolean {
  if (isIP(host)) return inOwnNetwork || isPublicAddress(host);
  if (inOwnNetwork && /^[a-z0-9.-]+$/.test(host)) return true;
  return /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$/.test(host);
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}
