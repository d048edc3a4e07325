import { type Box, inverse, multiply, spanOf } from './matrix.ts';
import { boxOfLine, type Line, type Parts } from './read-lines.ts';

/**
 * How wide a line may be where it stands, in its own units: to the edge of what it stands in, and to what stands
 * beside it. At least as wide as it is.
 * @param widthOf how wide a line is as it is drawn
 */
export function roomOf(line: Line, { lines, shapes, whole }: Parts, widthOf: (line: Line) => number): number {
  const width = widthOf(line);
  const back = inverse(line.matrix);
  const own = boxOfLine(line, width, line.matrix);
  const gap = line.size * 0.5;
  const wholeHere = spanOf(whole, back);
  const margin = Math.max(gap, (wholeHere[2] - wholeHere[0]) * 0.06);
  let [left, right] = [wholeHere[0] + margin, wholeHere[2] - margin];
  const boxes = shapes.map(({ box, matrix, isSolid }) => ({
    box: spanOf(box, multiply(back, matrix)),
    isSolid,
  }));
  const around = boxes.findLastIndex(
    ({ box, isSolid }, index) => index < line.after && isSolid && isAround(box, own),
  );
  const others = lines
    .filter((other) => other !== line)
    .map((other) => boxOfLine(other, widthOf(other), line.matrix))
    // The space between two lines is shared by both.
    .map((box): Box => {
      const [toLeft, toRight] = [Math.max(0, own[0] - box[2]) / 2, Math.max(0, box[0] - own[2]) / 2];
      return [box[0] - toRight, box[1], box[2] + toLeft, box[3]];
    });
  // What was painted over by the ground on which the line stands is in nobody's way.
  for (const box of [...boxes.slice(Math.max(0, around)).map((shape) => shape.box), ...others]) {
    if (box[1] > own[3] - 1 || box[3] < own[1] + 1) continue;
    if (isAround(box, own)) {
      const pad = Math.min(gap, Math.max(3, Math.min(own[0] - box[0], box[2] - own[2])));
      left = Math.max(left, box[0] + pad);
      right = Math.min(right, box[2] - pad);
    } else if (box[0] >= own[2] - 1) right = Math.min(right, box[0] - gap * 0.8);
    else if (box[2] <= own[0] + 1) left = Math.max(left, box[2] + gap * 0.8);
  }
  const middle = (own[0] + own[2]) / 2;
  const room =
    line.anchor === 'end'
      ? own[2] - left
      : line.anchor === 'middle'
        ? 2 * Math.min(middle - left, right - middle)
        : right - own[0];
  return Math.max(width, room);
}

function isAround(box: Box, own: Box): boolean {
  const middle = (own[1] + own[3]) / 2;
  return box[0] <= own[0] + 1 && box[2] >= own[2] - 1 && box[1] < middle && box[3] > middle;
}
