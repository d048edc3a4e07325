import { isName, partsOf } from './formula.ts';

const number = /^£?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?%?$/;
const sign = /^[×÷*/+−-]$/;

/**
 * What is wrong with a formula, in words for whoever wrote it; null when nothing is.
 * @param known names that stand for a number at this place
 */
export function mistakeIn(formula: string, known: ReadonlySet<string>): string | null {
  let open = 0;
  let before = '';
  for (const part of partsOf(formula)) {
    const follows = before === '' || before === '(' || sign.test(before);
    if (part === '(' || isName(part) || number.test(part)) {
      if (!follows) return `there is no sign between “${before}” and “${part}”, such as × or +`;
      if (isName(part) && !known.has(part))
        return `the line names “${part}”, which is no input and no line above`;
      if (part === '(') open++;
    } else if (part === ')') {
      if (open === 0) return 'a bracket is closed that was never opened';
      if (follows) return `“)” comes too soon after “${before}”`;
      open--;
    } else if (sign.test(part)) {
      if (follows) return before ? `“${part}” cannot follow “${before}”` : `it cannot begin with “${part}”`;
    } else return `“${part}” is no number, name or sign; the signs are + − × ÷ and brackets`;
    before = part;
  }
  if (before === '') return 'there is no formula';
  if (open > 0) return 'a bracket is not closed';
  return sign.test(before) ? `a number or a name is missing after “${before}”` : null;
}
