import { curve, type Point, repeat, stroke } from './svg.ts';

type Tide = {
  readonly width: number;
  readonly top: number;
  readonly gap: number;
  readonly count: number;
  readonly colour: string;
  readonly weight?: number;
  readonly opacity?: number;
  readonly swell?: number;
  readonly phase?: number;
  readonly tilt?: number;
};

/** Tide lines: contour strokes as the sea leaves them on sand, calmer the further down. */
export function tideLines(tide: Tide): string {
  const { width, top, gap, count, swell = 40, phase = 0, tilt = 0 } = tide;
  const steps = 14;
  return repeat(count, (row) => {
    const points: Point[] = [];
    for (let i = -1; i <= steps + 1; i++) {
      const t = i / steps;
      const calm = 1 - (row / count) * 0.45;
      const y =
        top +
        row * gap +
        tilt * t +
        calm *
          swell *
          (Math.sin(t * 5.1 + phase + row * 0.21) * 0.6 +
            Math.sin(t * 9.7 + phase * 2.3 - row * 0.13) * 0.28 +
            Math.sin(t * 2.2 - row * 0.09 + phase) * 0.5);
      points.push([t * width, y]);
    }
    return stroke(curve(points), tide.colour, tide.weight ?? 2, { opacity: tide.opacity ?? 1 });
  });
}
