import { isPersonal, pagePaths, targetOf } from '#server/content/gate/addresses.ts';
import { sampleOrigin } from '#server/content/gate/rendering.ts';
import type { Found, Rule } from '#server/content/gate/rule.ts';
import type { MailView, Subject } from '#server/content/gate/subject.ts';
import { excerpt, quoted } from '#server/content/gate/texts.ts';

/** What a phone shows of a subject, and what mail programs take at all. */
const longest = { subject: 110, shown: 60, bytes: 100_000 };

/** A rule about each email, from what is wrong with one. */
const ofMails = (
  { id, severity, holds }: Pick<Rule, 'id' | 'severity' | 'holds'>,
  wrong: (mail: MailView, subject: Subject) => Iterable<Found>,
): Rule => ({
  ...{ id, severity, holds },
  *find(subject) {
    for (const mail of subject.mails) {
      for (const { sentence, ...place } of wrong(mail, subject)) {
        yield { document: mail.document, ...place, sentence: `In ${mail.name} ${sentence}` };
      }
    }
  },
});

/** The field that a text of an email came from, where it is one of the email's own document. */
function placeIn({ whereabouts, texts }: Subject, { document }: MailView, text: string): Partial<Found> {
  const own = texts.find((one) => one.document === document && one.text.includes(text));
  const found = own ?? whereabouts(text);
  return found.document === null ? {} : { document: found.document, field: found.field };
}

const subjectLine = ofMails(
  { id: 'mail-subject', severity: 'refusal', holds: 'the subject of an email is one line of fitting length' },
  function* (mail, subject) {
    const { subject: line } = mail;
    const place = placeIn(subject, mail, line);
    if (/[\r\n\0]/.test(line))
      yield {
        ...place,
        sentence: 'the subject has more than one line, which mail programs read as something else.',
      };
    if (line.trim() === '') yield { ...place, sentence: 'the subject is empty.' };
    if (line.length > longest.subject)
      yield {
        ...place,
        sentence: `the subject has ${line.length} characters; ${longest.subject} are the most.`,
      };
  },
);

const placeholders = ofMails(
  {
    id: 'mail-placeholder',
    severity: 'refusal',
    holds: 'no email has a name in braces that nothing was put in for',
  },
  function* (mail, subject) {
    for (const text of [mail.subject, mail.text]) {
      const at = text.search(/\{\{?[\w.]{0,60}\}?\}|\[object /);
      if (at < 0) continue;
      const piece = /^\S{0,60}/.exec(text.slice(at))?.[0] ?? '';
      yield {
        ...placeIn(subject, mail, piece),
        sentence: `something was not filled in: ${excerpt(text, at)}.`,
      };
    }
  },
);

const links = ofMails(
  {
    id: 'mail-link',
    severity: 'refusal',
    holds: 'the links of emails have words and lead to pages that there are',
  },
  function* (mail, subject) {
    const paths = pagePaths(subject);
    for (const { href, name } of mail.page.links) {
      const place = placeIn(subject, mail, name || href);
      const on = `the link ${quoted(name || href)}`;
      const target = targetOf(href, '/', sampleOrigin);
      if (name === '') yield { ...place, sentence: `a link to ${quoted(href)} has no words.` };
      if (!/^(https?:\/\/|mailto:|tel:)/.test(href))
        yield { ...place, sentence: `${on} leads to ${quoted(href)}, which opens nothing from an email.` };
      else if (target.kind === 'here' && !paths.has(target.path) && !isPersonal(target.path))
        yield { ...place, sentence: `${on} leads to ${target.path}, which is not a page.` };
    }
  },
);

const plain = ofMails(
  { id: 'mail-plain', severity: 'refusal', holds: 'every email can be read as plain text' },
  function* (mail) {
    if (mail.text.trim().length < 40) yield { sentence: 'nothing is left for those who read plain text.' };
  },
);

const whole = ofMails(
  {
    id: 'mail-whole',
    severity: 'refusal',
    holds: 'an email has one heading, described pictures, one button at most and less than 100 kB',
  },
  function* ({ html, page }) {
    const { headings, images } = page;
    const main = headings.filter(({ level }) => level === 1);
    const buttons = page.links.filter(({ button }) => button);
    if (main.length !== 1) yield { sentence: `there are ${main.length} main headings; one is right.` };
    if (images.some(({ alt }) => alt === null))
      yield { sentence: 'a picture says nothing to people who do not see it.' };
    if (buttons.length > 1) yield { sentence: `there are ${buttons.length} buttons; one is the most.` };
    const bytes = Buffer.byteLength(html);
    if (bytes > longest.bytes)
      yield {
        sentence: `there are ${Math.round(bytes / 1000)} kB; mail programs cut what has more than 100.`,
      };
  },
);

const shown = ofMails(
  {
    id: 'mail-subject-long',
    severity: 'warning',
    holds: 'what matters of a subject comes in its first 60 characters',
  },
  function* (mail, subject) {
    const { subject: line } = mail;
    if (line.length <= longest.shown + 15 || line.length > longest.subject) return;
    yield {
      ...placeIn(subject, mail, line),
      sentence: `the subject ${quoted(line, 80)} has ${line.length} characters. A phone shows about ${longest.shown}.`,
    };
  },
);

export const mailRules = [subjectLine, placeholders, links, plain, whole, shown];
