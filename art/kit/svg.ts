/** A few words for writing SVG by hand: every function returns markup, nothing keeps state. */

export type Point = readonly [x: number, y: number];

type Attributes = Readonly<Record<string, string | number | undefined>>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeXml(value: string): string {
  return value.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

function format(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : escapeXml(value);
}

/** One element; attributes without a value are left out. */
export function el(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${format(value as string | number)}"`)
    .join('');
  return children.length > 0 ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`;
}

/** A whole drawing of `width` × `height` units. */
export function drawing(width: number, height: number, ...children: string[]): string {
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    ...children,
  );
}

/** The same at twice its units, for what is drawn in the small units of a phone. */
export function denseDrawing(width: number, height: number, ...children: string[]): string {
  const size = { width: width * 2, height: height * 2, viewBox: `0 0 ${width} ${height}` };
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, ...children);
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) {
  return el('rect', { x, y, width, height, fill, ...more });
}

/** A rectangle with corners of radius `r`. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  fill: string,
  more: Attributes = {},
) {
  return el('rect', { x, y, width, height, rx: r, fill, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}) {
  return el('circle', { cx, cy, r, fill, ...more });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) {
  return el('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export function path(d: string, fill: string, more: Attributes = {}) {
  return el('path', { d, fill, ...more });
}

/** An unfilled line along `d`. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}) {
  return el('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width = 1,
  more: Attributes = {},
) {
  return el('line', { x1, y1, x2, y2, stroke: colour, 'stroke-width': width, ...more });
}

export function group(attributes: Attributes, ...children: string[]) {
  return el('g', attributes, ...children);
}

/** Children moved by (x, y) and then scaled. */
export function at(x: number, y: number, scale: number, ...children: string[]) {
  const transform =
    scale === 1
      ? `translate(${format(x)} ${format(y)})`
      : `translate(${format(x)} ${format(y)}) scale(${scale})`;
  return el('g', { transform }, ...children);
}

/** Children cut to a rounded rectangle; `id` is unique in the drawing. */
export function clipBox(
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  ...children: string[]
) {
  return clipTo(id, box(x, y, width, height, r, '#000'), ...children);
}

/** Children cut to `shape`; `id` is unique in the drawing. */
export function clipTo(id: string, shape: string, ...children: string[]) {
  return el('clipPath', { id }, shape) + el('g', { 'clip-path': `url(#${id})` }, ...children);
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list.map(([offset, colour, opacity]) =>
    el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
  );

/** A linear gradient over the bounding box, from (x1, y1) to (x2, y2) in 0…1; use as `url(#id)`. */
export function linear(id: string, from: Point, to: Point, ...list: Stop[]) {
  return el('linearGradient', { id, x1: from[0], y1: from[1], x2: to[0], y2: to[1] }, ...stops(list));
}

/** A radial gradient over the bounding box; use as `url(#id)`. */
export function radial(id: string, centre: Point, r: number, ...list: Stop[]) {
  return el('radialGradient', { id, cx: centre[0], cy: centre[1], r }, ...stops(list));
}

/** A blur to be used as `filter="url(#id)"`; `margin` widens its region, as a share of the box. */
export function blur(id: string, deviation: number, margin = 0.3) {
  return el(
    'filter',
    { id, x: -margin, y: -margin, width: 1 + 2 * margin, height: 1 + 2 * margin },
    el('feGaussianBlur', { stdDeviation: deviation }),
  );
}

/** A smooth curve through the points (Catmull–Rom as cubic Béziers). */
export function curve(points: readonly Point[], tension = 0.5): string {
  const first = points[0];
  if (!first) return '';
  let d = `M${format(first[0])} ${format(first[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const p1 = points[i] as Point;
    const p2 = points[i + 1] as Point;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    const k = tension / 3;
    const c1 = [p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k] as const;
    const c2 = [p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k] as const;
    d += `C${[...c1, ...c2, ...p2].map(format).join(' ')}`;
  }
  return d;
}

/** Repeatable numbers in 0…1, for scattered details that must be the same on every machine. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** `count` pieces of markup, one per index. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
