import { figureAndUnit } from './wording.ts';

/** A figure as it is set large, its unit smaller beside it. */
export function Figure({ figure }: { figure: string }) {
  const { number, unit } = figureAndUnit(figure);
  const falls = number.startsWith('\u2212');
  if (!unit && !falls) return number;
  return (
    <span className="whitespace-nowrap">
      {/* The display face sets its minus so close that it touches a 3. */}
      {falls && <span className="mr-[0.03em]">{number[0]}</span>}
      {falls ? number.slice(1) : number}
      {/* The space is as small as the unit. */}
      {unit && <span className="text-[max(0.42em,0.875rem)] tracking-normal"> {unit}</span>}
    </span>
  );
}
