/** As SVG writes it: a, b, c, d, e, f. */
export type Matrix = readonly [number, number, number, number, number, number];
/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

export function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const by = a * d - b * c;
  return [d / by, -b / by, -c / by, a / by, (c * f - d * e) / by, (b * e - a * f) / by];
}

/** The box around a box that was moved. */
export function spanOf([left, top, right, bottom]: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const;
  const xs = corners.map(([x, y]) => a * x + c * y + e);
  const ys = corners.map(([x, y]) => b * x + d * y + f);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** @throws Error for a transform that no drawing has used so far */
export function readTransform(text = ''): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, name = '', list = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [p = 0, q, r] = list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    matrix = multiply(matrix, step(name, p, q, r));
  }
  return matrix;
}

function step(name: string, p: number, q: number | undefined, r: number | undefined): Matrix {
  if (name === 'translate') return [1, 0, 0, 1, p, q ?? 0];
  if (name === 'scale') return [p, 0, 0, q ?? p, 0, 0];
  if (name === 'skewX') return [1, 0, Math.tan((p * Math.PI) / 180), 1, 0, 0];
  if (name === 'skewY') return [1, Math.tan((p * Math.PI) / 180), 0, 1, 0, 0];
  if (name !== 'rotate') throw new Error(`A drawing has the transform '${name}', which is not read yet.`);
  const [sin, cos] = [Math.sin((p * Math.PI) / 180), Math.cos((p * Math.PI) / 180)];
  const [x, y] = [q ?? 0, r ?? 0];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}
