import type { WrongField } from '#domain/editor/wrong-fields.ts';
import type { FormSection } from './sections-of.ts';

/** Wrong fields under the parts of the form that they lie in, in the order of the form; none is left out. */
export function wrongBySection(sections: readonly FormSection[], wrong: readonly WrongField[]) {
  const homeOf = ({ name }: WrongField) =>
    sections.find(({ fields }) => fields.some((one) => name === one.name || name.startsWith(`${one.name}.`)));
  const whole = { id: 'whole', title: 'The whole text' };
  return [whole, ...sections].flatMap(({ id, title }) => {
    const some = wrong.filter((one) => (homeOf(one)?.id ?? whole.id) === id);
    return some.length > 0 ? [{ id, title, wrong: some }] : [];
  });
}
