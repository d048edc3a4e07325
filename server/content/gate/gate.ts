import { withRelease } from '#server/content/in-use.ts';
import type { Finding } from './finding.ts';
import type { Rendering } from './rendering.ts';
import type { Found, Rule } from './rule.ts';
import { rules } from './rules.ts';
import { type Subject, subjectOf } from './subject.ts';

/** More than these of one kind say nothing new. */
const mostOfOneRule = 20;

/** Judges a release before visitors get it. It never throws: a rule that cannot judge refuses. */
export function gate(rendering: Rendering): Finding[] {
  return withRelease(rendering.release, () => {
    const subject = subjectOf(rendering);
    return rules.flatMap((rule) => findingsOf(rule, subject));
  });
}

/** What one rule has to say of a release that was read. */
export function findingsOf(rule: Rule, subject: Subject): Finding[] {
  const finding = ({ sentence, page = null, document = null, field = null }: Found): Finding => ({
    ...{ rule: rule.id, severity: rule.severity, page, document, field },
    // Whatever stands in a quoted text, a sentence can be shown anywhere.
    sentence: sentence.toWellFormed().replace(/\p{Bidi_Control}|\p{Cc}/gu, '�'),
  });
  const findings: Finding[] = [];
  try {
    for (const found of rule.find(subject)) {
      if (findings.length === mostOfOneRule) {
        return [...findings, finding({ sentence: `There is more of the same (${rule.holds}).` })];
      }
      findings.push(finding(found));
    }
    return findings;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const unfinished = finding({
      sentence: `It could not be checked whether this holds: ${rule.holds} (${why}).`,
    });
    return [...findings, { ...unfinished, severity: 'refusal' }];
  }
}
