/** The parts of a formula: numbers (`1,500`, `£48`, `4%`), names, signs and brackets. */
export function partsOf(formula: string): string[] {
  return formula.match(/£?\d[\d,.]*%?|\w+|[^\s\w]/g) ?? [];
}

export const isName = (part: string) => /^[a-z]/i.test(part);

/**
 * Works out a formula that `mistakeIn` finds nothing wrong with; × and ÷ bind before + and −. What divides by
 * nothing comes out as no finite number.
 * @param numberOf the number that a name stands for
 */
export function evaluate(formula: string, numberOf: (name: string) => number): number {
  const parts = partsOf(formula);
  let at = 0;
  const one = (): number => {
    const part = parts[at++] ?? '';
    if (part === '(') {
      const inside = sum();
      at++;
      return inside;
    }
    if (isName(part)) return numberOf(part);
    return Number(part.replace(/[£,%]/g, '')) / (part.endsWith('%') ? 100 : 1);
  };
  const product = (): number => {
    let value = one();
    while (/^[×÷*/]$/.test(parts[at] ?? ''))
      value = /[×*]/.test(parts[at++] ?? '') ? value * one() : value / one();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (/^[+−-]$/.test(parts[at] ?? ''))
      value = parts[at++] === '+' ? value + product() : value - product();
    return value;
  };
  return sum();
}
