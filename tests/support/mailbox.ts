import { type SmtpStandIn, startSmtp } from '#fakes/smtp/server.ts';
import type { EngineName } from './engines.ts';
import { type GoogleServices, googleServices } from './google.ts';
import { createVisitorCalendar } from './visitor-calendar.ts';

type Letter = { from: 'google' | 'us'; subject: string; text: string; calendar: string | null };

export type Mailboxes = GoogleServices & {
  /** Lets half a minute pass in small steps, with all the work that falls due in it. */
  rest: () => Promise<void>;
  /** What an address has received, in order. */
  letters: (address: string) => Letter[];
  /** The calendar of an address, kept by its invitations; two, where what came together came in either order. */
  calendars: (address: string) => Array<ReturnType<ReturnType<typeof createVisitorCalendar>['entries']>>;
};

/** Real services between two stand-ins that send e-mail, and everybody's mailbox behind them. */
export async function mailboxes(engine: EngineName): Promise<Mailboxes> {
  const smtp: SmtpStandIn = await startSmtp(() => 'take');
  const set = await googleServices(engine, { environment: { SMTP_URL: smtp.url } });
  const batches: Array<Map<string, Letter[]>> = [];
  let seen = { ours: 0, theirs: 0 };

  const collect = () => {
    const batch = new Map<string, Letter[]>();
    const put = (to: string, letter: Letter) => batch.set(to, [...(batch.get(to) ?? []), letter]);
    const theirs = set.google.control.state().invitations;
    for (const { to, action, calendar } of theirs.slice(seen.theirs)) {
      for (const address of to) put(address, { from: 'google', subject: action, text: '', calendar });
    }
    for (const mail of smtp.taken.slice(seen.ours)) {
      const part = mail.attachments.find(({ mimeType }) => mimeType.startsWith('text/calendar'));
      const content = part?.content;
      const calendar =
        content === undefined
          ? null
          : typeof content === 'string'
            ? content
            : new TextDecoder().decode(content);
      put(mail.to?.[0]?.address ?? '', {
        from: 'us',
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        calendar,
      });
    }
    seen = { ours: smtp.taken.length, theirs: theirs.length };
    batches.push(batch);
  };
  const rest = async () => {
    for (const seconds of [2, 2, 8, 13, 5]) {
      await set.settle();
      collect();
      set.pass(seconds * 1000);
    }
  };
  return {
    ...set,
    rest,
    letters: (address) => batches.flatMap((batch) => batch.get(address) ?? []),
    calendars: (address) =>
      [false, true].map((turned) => {
        const calendar = createVisitorCalendar();
        for (const batch of batches) {
          const letters = batch.get(address) ?? [];
          for (const { calendar: content } of turned ? letters.toReversed() : letters)
            if (content) calendar.take(content);
        }
        return calendar.entries();
      }),
    dispose: async () => {
      await set.dispose();
      await smtp.stop();
    },
  };
}
