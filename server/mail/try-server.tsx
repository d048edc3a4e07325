import { site } from '#content/site.ts';
import { shownAnswer } from '#domain/mail-server/answer.ts';
import { explainFault, type Fault } from '#domain/mail-server/refusal.ts';
import type { Services } from '#server/ports/services.ts';
import type { ServerLogin } from '#server/settings/mail-settings.ts';
import type { Refusal } from '#server/settings/refused.ts';
import { EmailLayout } from './layout.tsx';
import { openSocket } from './open-socket.ts';
import { Paragraph } from './parts.tsx';
import { renderEmail } from './render.ts';

/** The whole of a try; somebody waits for it. */
const patienceMs = 20_000;

type Wanted = { from: string; testTo: string | null; inOwnNetwork: boolean };

/**
 * Connects to a mail server, signs in and, if asked, sends a short mail. Nothing is kept.
 * @returns null when all went well
 */
export async function tryMailServer(
  { env }: Pick<Services, 'env'>,
  login: ServerLogin,
  { from, testTo, inOwnNetwork }: Wanted,
): Promise<Refusal | null> {
  const { host, port, encryption, user, password } = login;
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const connection = await openSocket({ host, port, signal, inOwnNetwork });
    try {
      const { createTransport } = (await import('nodemailer')).default;
      const transporter = createTransport({
        ...{ host, port, connection, secure: encryption === 'tls' },
        requireTLS: encryption === 'starttls',
        ignoreTLS: encryption === 'none',
        ...(user && { auth: { user, pass: password } }),
        greetingTimeout: patienceMs,
      });
      if (testTo === null) await transporter.verify();
      else await transporter.sendMail({ ...(await serverTestMail(env.SITE_URL)), from, to: testTo });
      return null;
    } finally {
      connection.destroy();
    }
  } catch (error) {
    return refusalOf(error, login, signal.aborted);
  }
}

type SmtpError = { code?: string; command?: string; response?: string; cause?: { code?: string } };

function refusalOf(error: unknown, login: ServerLogin, timedOut: boolean): Refusal {
  const { code = '', command = '', response = '', cause } = error as SmtpError;
  const step = stepOf(command);
  // What greets is not shown: a server that is none of mail might say anything.
  const isAnswer = step !== 'connect' && /^[45]\d\d[ -]/.test(response);
  const answer = isAnswer ? shownAnswer(response, login) : '';
  const codes = `${code} ${cause?.code ?? ''} ${response ? '' : (error as Error).message}`;
  return { why: explainFault({ code: codes, answer, step, timedOut }), answer: answer || null };
}

function stepOf(command: string): Fault['step'] {
  if (command.startsWith('AUTH')) return 'sign-in';
  if (command === 'MAIL FROM') return 'sender';
  if (command === 'RCPT TO') return 'recipient';
  return command === 'DATA' ? 'message' : 'connect';
}

/** The mail that shows whoever sets a server up that it works. */
export async function serverTestMail(siteUrl: string) {
  const heading = 'The mail server works';
  const bodies = await renderEmail(
    siteUrl,
    <EmailLayout preview="This is the test that you asked for." heading={heading}>
      <Paragraph>
        You asked {site.name} for a test while its mail server was set up. As you can read this, emails to
        visitors and to you go out through it from now on.
      </Paragraph>
      <Paragraph>If this was in your spam folder, the mail server’s page says what to do.</Paragraph>
    </EmailLayout>,
  );
  return { subject: `${heading}: ${site.name}`, ...bodies };
}
