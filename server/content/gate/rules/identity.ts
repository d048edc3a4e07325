import { siteSchema } from '#content/schema/site.ts';
import { type MissingFact, missingFacts } from '#domain/business/missing-facts.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import type { Subject } from '#server/content/gate/subject.ts';
import { inField, nameOf, quoted } from '#server/content/gate/texts.ts';
import { listAt, textAt } from '#server/content/gate/values.ts';

/** What the law asks the business to show and it does not; nothing while the facts themselves are wrong. */
function missingIn({ documents }: Subject): { missing: MissingFact[]; begun: boolean } {
  const site = siteSchema.safeParse(documents.get('site')?.facts).data;
  return site
    ? { missing: missingFacts(site), begun: site.legalName !== null }
    : { missing: [], begun: false };
}

const place = ({ field }: MissingFact) => ({ document: 'site', field });

const complete: Rule = {
  id: 'identity-incomplete',
  severity: 'refusal',
  holds: 'who has told a legal name has told all that the law asks for',
  *find(subject) {
    const { missing, begun } = missingIn(subject);
    if (!begun) return;
    for (const fact of missing) {
      yield {
        ...place(fact),
        sentence: `${inField('site', fact.field)} something is missing: ${fact.what} ${fact.why}`,
      };
    }
  },
};

const told: Rule = {
  id: 'identity-untold',
  severity: 'warning',
  holds: 'the site says who stands behind it',
  *find(subject) {
    const { missing, begun } = missingIn(subject);
    if (begun || missing.length === 0) return;
    const sentence = `In ${quoted(nameOf('site'))} it is not said yet who stands behind the name: ${missing.length} facts are missing that the law asks for.`;
    yield { document: 'site', field: 'legalName', sentence };
  },
};

/** Values that can be nobody's: names that are kept for examples, and numbers that are kept for films. */
const invented: readonly (readonly [field: string, pattern: RegExp])[] = [
  ['email', /\.example$/],
  [
    'phone',
    /^\+44(1632960|7700900|2079460|1134960|1144960|1154960|1164960|1174960|1184960|1214960|1314960|1414960|1514960|1614960)\d{3}$/,
  ],
  ['crm', /^https:\/\/([\w-]{1,60}\.){1,5}example(\/|$)/],
];

const sampleMarks: Rule = {
  id: 'sample-mark-taken',
  severity: 'refusal',
  holds: 'what is invented stays marked as a sample',
  *find({ documents }) {
    const facts = documents.get('site')?.facts;
    const marked = listAt(facts, 'sample');
    const values = {
      email: textAt(facts, 'email'),
      phone: textAt(facts, 'phone', 'dial'),
      crm: textAt(facts, 'crm', 'portalUrl'),
    };
    for (const [field, pattern] of invented) {
      const value = values[field as keyof typeof values];
      if (!pattern.test(value) || marked.includes(field)) continue;
      const sentence = `${inField('site', field)} ${quoted(value)} is an example and reaches nobody, and it is no longer marked as a sample.`;
      yield { document: 'site', field, sentence };
    }
  },
};

export const identityRules = [complete, told, sampleMarks];
