import { z } from 'zod';
import { dataRequestKinds, dataRequestOutcomes } from '#domain/data-requests/kinds.ts';
import { text } from './page.ts';

const kind = z.object({
  label: text(60),
  hint: text(160),
  /** In mails and the owner's area. */ name: text(60),
});

export const yourDataSchema = z.object({
  hero: z.object({ title: text(60), intro: text(400) }),
  kinds: z.record(z.enum(dataRequestKinds), kind),
  outcomes: z.record(z.enum(dataRequestOutcomes), text(60)),
  fields: z.object({
    kind: text(60),
    name: text(60),
    email: text(60),
    emailHint: text(200),
    about: text(80),
    aboutHint: text(200),
    message: text(80),
  }),
  send: text(40),
  privacy: text(400),
  failure: text(300),
  terms: z.object({
    title: text(80),
    items: z.array(z.object({ title: text(80), text: text(400) })).meta({ title: 'Terms' }),
  }),
  sent: z.object({ title: text(80), request: text(400), complaint: text(400), after: text(400) }),
});
