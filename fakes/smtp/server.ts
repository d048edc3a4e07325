import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/**
 * How the server treats a message: accepts it, refuses it temporarily or for good, greylists it, accepts it and
 * disconnects before saying so, disconnects without accepting it, or never answers.
 */
export type Mood = 'take' | 'fail' | 'refuse' | 'greylist' | 'take-and-drop' | 'drop' | 'hang';

export type SmtpStandIn = {
  url: string;
  /** All accepted messages, in order; a message that came twice is there twice. */
  taken: Email[];
  stop: () => Promise<void>;
};

/**
 * A real SMTP server for tests.
 * @param moodFor decides about each attempt; `attempt` counts from 1 for each Message-ID
 * @param refuses what is said against a receiver, after 550 unless it begins with a code; null for one who is there
 * @param signIn who may send, where somebody has to sign in; `tried` collects the passwords that came
 * @param greets whether a connection, counted from 1, gets a greeting; otherwise it stays open in silence
 */
export async function startSmtp(
  moodFor: (message: { id: string; to: string; attempt: number }) => Mood,
  greets: (connection: number) => boolean = () => true,
  signIn?: { user: string; password: string; tried: string[] },
  refuses: (to: string) => string | null = () => null,
): Promise<SmtpStandIn> {
  let connections = 0;
  const taken: Email[] = [];
  const attempts = new Map<string, number>();
  const answer = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });
  const server = new SMTPServer({
    authOptional: !signIn,
    allowInsecureAuth: true,
    ...(signIn && {
      onAuth: ({ username, password }, _session, callback) => {
        signIn.tried.push(password ?? '');
        if (username === signIn.user && password === signIn.password)
          return callback(null, { user: username });
        return callback(answer(535, `5.7.8 Not accepted: ${username} ${password}`));
      },
    }),
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onConnect: (_session, callback) => {
      connections += 1;
      if (greets(connections)) callback();
    },
    onRcptTo: ({ address }, _session, callback) => {
      const words = refuses(address);
      const [, code = 550, said = words] = /^(\d{3}) (.+)$/.exec(words ?? '') ?? [];
      callback(said === null ? null : answer(Number(code), said));
    },
    onData: (stream, session, callback) => {
      void read(stream).then(async (raw) => {
        const email = await PostalMime.parse(raw);
        const id = email.messageId ?? '';
        const attempt = (attempts.get(id) ?? 0) + 1;
        attempts.set(id, attempt);
        const mood = moodFor({ id, to: session.envelope.rcptTo[0]?.address ?? '', attempt });
        if (mood === 'take' || mood === 'take-and-drop') taken.push(email);
        if (mood === 'take') return callback();
        if (mood === 'fail') return callback(answer(451, '4.3.0 Try again'));
        if (mood === 'greylist') return callback(answer(450, '4.2.0 Greylisted, try again later'));
        if (mood === 'refuse') return callback(answer(554, '5.7.1 Refused'));
        if (mood === 'hang') return;
        // The other two moods do not answer: the sender only sees that the connection broke.
        for (const connection of server.connections)
          if (connection.session === session) connection._socket?.destroy();
      }, callback);
    },
  }) as SMTPServer & { connections: Set<{ session?: unknown; _socket?: { destroy: () => void } }> };
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function read(stream: SMTPServerDataStream): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
