import type { Reference } from '#app/pages/admin/content/fields/editor-context.ts';
import { titleOf } from '#content/document-places.ts';
import { documentsIn } from '#content/documents.ts';
import { faqTabs } from '#content/faqs/all.ts';
import { testimonials } from '#content/testimonials.ts';
import type { Field } from '#domain/editor/field.ts';
import { releaseOf } from '#server/content/documents/release-of.ts';
import { withRelease } from '#server/content/in-use.ts';
import { latestDocuments } from '#server/content/previews/own-draft.ts';
import type { Queries } from '#server/db/db.ts';

/** Whether a form has a control that names something of another text. */
function refers(field: Field): boolean {
  if ('refersTo' in field) return field.refersTo !== null;
  if (field.kind === 'group') return field.fields.some(refers);
  if (field.kind === 'list') return refers(field.item);
  return field.kind === 'variants' && field.variants.some(({ fields }) => fields.some(refers));
}

/** What the fields of a form may name, as it was saved last; nothing is read for a form that names nothing. */
export async function referencesFor(queries: Queries, field: Field): Promise<Reference[]> {
  if (!refers(field)) return [];
  const release = await releaseOf(queries, await latestDocuments(queries));
  const studies = documentsIn(release).flatMap(({ id }): Reference[] => {
    const [, value] = /^case-studies\/(.+)$/.exec(id) ?? [];
    return value === undefined ? [] : [{ kind: 'case-study', value, title: titleOf(id) }];
  });
  const reviews = withRelease(release, () =>
    testimonials.map(({ id, author, company }): Reference => {
      return { kind: 'review', value: String(id), title: `${author}, ${company}` };
    }),
  );
  const questions = withRelease(release, () =>
    faqTabs.flatMap(({ title, items }) =>
      items.map(({ id, question }): Reference => {
        return { kind: 'question', value: id, title: `${title}: ${question}` };
      }),
    ),
  );
  return [...studies, ...reviews, ...questions];
}
