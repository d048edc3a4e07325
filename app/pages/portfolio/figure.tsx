import { figureAndUnit } from './wording.ts';

/** A figure as it is set large, its unit smaller beside it. */
export function Figure({ figure }: { figure: string }) {
  const { number, unit } = figureAndUnit(figure);
  if (!unit) return number;
  return (
    <span className="whitespace-nowrap">
      {number}
      {/* The space is as small as the unit. */}
      <span className="text-[max(0.42em,0.875rem)] tracking-normal"> {unit}</span>
    </span>
  );
}
