import { withRelease } from '#server/content/in-use.ts';
import type { Finding } from './finding.ts';
import type { Rendering } from './rendering.ts';
import type { Found, Rule } from './rule.ts';
import { fieldsFit } from './rules/schema.ts';
import { rules, visitRules } from './rules.ts';
import { subjectOf, withVisits } from './subject.ts';

/** More than these of one kind say nothing new. */
const mostOfOneRule = 50;

/** Judges a release before visitors get it. It never throws: a rule that cannot judge refuses. */
export function gate(rendering: Rendering): Finding[] {
  return withRelease(rendering.release, () => {
    const subject = subjectOf(rendering);
    const judged = rules.map((rule) => judge(rule, subject));
    // Facts that do not fit are told field by field and refused: what fails over them says nothing new.
    const isUnfit = judged.some(({ found }) => found.some(({ rule }) => rule === fieldsFit.id));
    const all = ({ found, unfinished }: Judged) =>
      unfinished && (!isUnfit || unfinished.rule === fieldsFit.id) ? [...found, unfinished] : found;
    const found = judged.flatMap(all);
    const { visits } = rendering;
    if (!visits || visits.size === 0) return found;
    const ofVisits = withVisits(subject, visits);
    const known = new Set(found.map(told));
    const further = visitRules.flatMap((rule) => all(judge(rule, ofVisits)));
    // Header and footer stand on these pages too: what is wrong in them was told.
    return [...found, ...further.filter((one) => !known.has(told(one))).map(onItsPage)];
  });
}

/** The same fault of another page: its rule and what it is about. */
const told = ({ rule, document, field, page, sentence }: Finding): string =>
  [rule, document, field, sentence.replace(`On ${page} `, '').replace(onHome, '')].join('\n');

/** Nobody calls the home page by its address. */
const onHome = 'On the home page ';

/** A page that is made for one visitor has no address that leads to it, unless its name begins with one. */
const onItsPage = (finding: Finding): Finding => ({
  ...finding,
  page: /^\/\S*/.exec(finding.page ?? '')?.[0] ?? null,
});

/** What one rule has to say of a release that was read. */
export function findingsOf<Read>(rule: Rule<Read>, subject: Read): Finding[] {
  const { found, unfinished } = judge(rule, subject);
  return unfinished ? [...found, unfinished] : found;
}

/** What a rule found, and a refusal in its place where it failed. */
type Judged = { found: Finding[]; unfinished: Finding | null };

function judge<Read>(rule: Rule<Read>, subject: Read): Judged {
  const finding = ({ sentence, page = null, document = null, field = null }: Found): Finding => ({
    ...{ rule: rule.id, severity: rule.severity, page, document, field },
    // Whatever stands in a quoted text, a sentence can be shown anywhere.
    sentence: sentence
      .replace(/^On \/ /, onHome)
      .toWellFormed()
      .replace(/\p{Bidi_Control}|\p{Cc}/gu, '�'),
  });
  const findings: Finding[] = [];
  try {
    for (const found of rule.find(subject)) {
      if (findings.length === mostOfOneRule) {
        const more = finding({ sentence: `There is more of the same (${rule.holds}).` });
        return { found: [...findings, more], unfinished: null };
      }
      findings.push(finding(found));
    }
    return { found: findings, unfinished: null };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const unfinished = finding({
      sentence: `It could not be checked whether this holds: ${rule.holds} (${why}).`,
    });
    return { found: findings, unfinished: { ...unfinished, severity: 'refusal' } };
  }
}
