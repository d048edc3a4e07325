import { data } from 'react-router';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { openPlaceholders } from '#domain/letters/placeholders.ts';
import type { Staff } from '#server/auth/staff.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { statusOf } from '#server/http/refusals/status-of.ts';
import { replyAddress } from '#server/inbox/send/letter-mail.ts';
import { sendLetter } from '#server/inbox/send/send-letter.ts';
import { takeBack } from '#server/inbox/send/take-back.ts';
import { senderOf } from '#server/mail/addresses.ts';
import { withWhoWeAre } from '#server/mail/who-we-are.ts';
import type { Services } from '#server/ports/services.ts';
import { withSubmission } from '#server/submissions/read-submission.ts';
import type { PreviewedLetter } from './preview.tsx';

type Typed = Record<string, string>;

/** What the page shows after a form was sent that is not done yet. */
type Shown = { values: Typed; failure: FormFailure | null; preview: PreviewedLetter | null; again: boolean };

/** Sends, shows or takes back a letter: where to go next, or the form with everything typed. */
export async function answerLetter(services: Services, staff: Staff, request: Request, address: string) {
  let typed: Typed = {};
  try {
    const intake = { store: services.files, allowance: services.uploads(address) };
    return await withSubmission(request, intake, async ({ input, files }) => {
      typed = texts(input);
      if (typed.intent === 'take-back') return shown({}, await takeBack(services, typed.letter ?? ''), 200);
      if (typed.intent === 'preview')
        return shown({ preview: previewOf(services, staff, typed) }, typed, 200);
      const id = await sendLetter(services, staff, { personId: typed.person ?? '', input: typed, files });
      return { to: `/admin/letters/${id}` };
    });
  } catch (error) {
    const expected = asDomainError(error);
    if (!expected || expected.code === 'unavailable') throw error;
    const values = { ...texts((expected.details?.values ?? {}) as Record<string, unknown>), ...typed };
    const { seen } = expected.details ?? {};
    const failure = { message: expected.message, fields: expected.fields ?? {}, values };
    const next = typeof seen === 'string' ? { ...values, seen } : values;
    const status = expected.code === 'invalid' ? 422 : statusOf[expected.code];
    return shown({ failure, again: typeof seen === 'string' }, next, status);
  }
}

function shown(part: Partial<Shown>, values: Typed, status: number) {
  return data<Shown>({ values, failure: null, preview: null, again: false, ...part }, { status });
}

function texts(input: Record<string, unknown>): Typed {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

function previewOf({ env }: Services, staff: Staff, typed: Typed): PreviewedLetter {
  const { to = '', subject = '', text = '' } = typed;
  const sender = /<([^<>]+)>/.exec(senderOf(env))?.[1] ?? senderOf(env);
  const open = openPlaceholders(`${subject}\n${text}`);
  const from = `${staff.name} <${sender}>`;
  return { from, replyTo: replyAddress(env), to, subject, text: withWhoWeAre(text), open };
}
