import { Parser } from 'htmlparser2';
import { type Box, inverse, type Matrix, multiply, readTransform, spanOf } from './matrix.ts';

/** A line of words in a drawing, in units of the place where it stands. */
export type Line = {
  /** What is worded: with names in braces where figures stand. */
  words: string;
  /** What is seen. */
  seen: string;
  family: string;
  weight: number;
  italic: boolean;
  size: number;
  tracking: number;
  anchor: string;
  x: number;
  y: number;
  /** From its own units to those of the drawing. */
  matrix: Matrix;
  /** What was drawn before it. */
  after: number;
};

/** Something else in the drawing, as the box around it in its own units. */
type Shape = { box: Box; matrix: Matrix; isSolid: boolean };

export type Parts = { lines: Line[]; shapes: Shape[]; whole: Box };

const unseen = new Set(['clipPath', 'linearGradient', 'radialGradient', 'filter', 'mask', 'defs']);

/** Takes a drawing apart: its lines of words, and the boxes around what else is in it. */
export function readLines(svg: string): Parts {
  const parts: Parts = { lines: [], shapes: [], whole: [0, 0, 0, 0] };
  const matrices: Matrix[] = [[1, 0, 0, 1, 0, 0]];
  let hidden = 0;
  let open: Line | null = null;
  const parser = new Parser(
    {
      onopentag: (name, at) => {
        if (unseen.has(name)) hidden += 1;
        const matrix = multiply(matrices.at(-1) ?? [1, 0, 0, 1, 0, 0], readTransform(at.transform));
        matrices.push(matrix);
        if (hidden > 0) return;
        if (name === 'svg') {
          const [x = 0, y = 0, width = 0, height = 0] = (at.viewBox ?? '').split(' ').map(Number);
          parts.whole = [x, y, x + width, y + height];
        }
        if (name === 'text') open = lineOf(at, matrix, parts.shapes.length);
        const box = boxOf(name, at);
        if (box) {
          const isSolid = name === 'rect' && (at.fill ?? 'none') !== 'none' && Number(at.opacity ?? 1) > 0.9;
          parts.shapes.push({ box, matrix, isSolid });
        }
      },
      ontext: (text) => {
        if (open) open.seen += text;
      },
      onclosetag: (name) => {
        matrices.pop();
        if (unseen.has(name)) hidden -= 1;
        if (name !== 'text' || !open) return;
        const line: Line = open;
        parts.lines.push({ ...line, words: line.words || line.seen });
        open = null;
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return parts;
}

/** Whether a line says more than signs and figures. */
export const isWorded = (words: string): boolean => /[\p{L}\p{N}]/u.test(words.replace(/\{\w+\}/g, ''));

/** The box around a line of words in the units of another place. */
export function boxOfLine({ anchor, x, y, size, matrix }: Line, width: number, from: Matrix): Box {
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  return spanOf([left, y - size * 0.76, left + width, y + size * 0.2], multiply(inverse(from), matrix));
}

function lineOf(at: Record<string, string>, matrix: Matrix, after: number): Line {
  return {
    words: at['data-line'] ?? '',
    seen: '',
    family: at['font-family'] ?? '',
    weight: Number(at['font-weight'] ?? 400),
    italic: at['font-style'] === 'italic',
    size: Number(at['font-size']),
    tracking: Number(at['letter-spacing'] ?? 0),
    anchor: at['text-anchor'] ?? 'start',
    ...{ x: Number(at.x), y: Number(at.y), matrix, after },
  };
}

function boxOf(name: string, at: Record<string, string>): Box | null {
  const number = (key: string) => Number(at[key] ?? 0);
  if (name === 'rect')
    return [number('x'), number('y'), number('x') + number('width'), number('y') + number('height')];
  if (name === 'circle' || name === 'ellipse') {
    const [rx, ry] = name === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')];
    return [number('cx') - rx, number('cy') - ry, number('cx') + rx, number('cy') + ry];
  }
  // Of a path the point where it begins, which is enough for ticks and arrows beside words.
  const start = name === 'path' ? /^M\s*(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(at.d ?? '') : null;
  if (!start) return null;
  const [x, y] = [Number(start[1]), Number(start[2])];
  return [x - 4, y - 4, x + 4, y + 4];
}
