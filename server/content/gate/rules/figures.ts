import type { Rule } from '#server/content/gate/rule.ts';
import { inField, quoted } from '#server/content/gate/texts.ts';
import { listAt, textAt } from '#server/content/gate/values.ts';

const sourced: Rule = {
  id: 'figure-unsourced',
  severity: 'refusal',
  holds: 'figures of a case study or result say where they come from',
  *find({ documents }) {
    for (const [id, { facts }] of documents) {
      if (id.startsWith('case-studies/') && textAt(facts, 'basis').trim().length < 20) {
        const sentence = `${inField(id, 'basis')} it has to be said where the figures of this project come from.`;
        yield { document: id, field: 'basis', sentence };
      }
      for (const [index, section] of listAt(facts, 'sections').entries()) {
        for (const [at, stat] of listAt(section, 'stats').entries()) {
          if (textAt(stat, 'basis').trim() !== '') continue;
          const field = `sections.${index}.stats.${at}.basis`;
          const sentence = `${inField(id, field)} it has to be said where ${quoted(textAt(stat, 'value'))} comes from.`;
          yield { document: id, field, sentence };
        }
      }
    }
  },
};

const sourceShown: Rule = {
  id: 'figure-source-hidden',
  severity: 'refusal',
  holds: 'the source of a project’s figures stands on its page',
  *find({ documents, pages }) {
    for (const [id, { filled }] of documents) {
      const page = pages.get(`/portfolio/${textAt(filled, 'id')}`);
      const basis = textAt(filled, 'basis').replace(/\s+/g, ' ').trim();
      if (!id.startsWith('case-studies/') || !page || basis === '') continue;
      if (page.blocks.some((text) => text.includes(basis))) continue;
      const sentence = `On ${page.path} the source of the figures cannot be read.`;
      yield { page: page.path, document: id, field: 'basis', sentence };
    }
  },
};

export const figureRules = [sourced, sourceShown];
