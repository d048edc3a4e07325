/** The colours of an hour at the shore. */
export type Light = {
  /** Before every id, so that drawings can stand beside one another. */
  readonly id: string;
  readonly night: boolean;
  readonly sky: readonly [top: string, high: string, low: string, horizon: string];
  /** Around the sun or the moon: its middle, and what that fades to. */
  readonly glow: readonly [near: string, far: string];
  readonly glowing: readonly [near: number, far: number];
  readonly disc: string;
  readonly cloud: string;
  readonly far: string;
  readonly hill: string;
  readonly town: string;
  readonly sand: string;
  readonly window: string;
  readonly sea: readonly [horizon: string, middle: string, foot: string];
  readonly water: string;
  readonly glitter: string;
  readonly gull: string;
  readonly tower: readonly [wall: string, band: string];
  readonly iron: string;
  readonly quay: readonly [top: string, foot: string];
  /** On every edge that looks to the sun or the moon. */
  readonly rim: string;
  readonly scarf: readonly [lit: string, shade: string, edge: string];
  /** Near water, which goes over into the foot of the page. */
  readonly ink: string;
};

export const morningLight: Light = {
  id: 'morning',
  night: false,
  sky: ['#7fbccb', '#a9d3d9', '#d6e6df', '#fde3c4'],
  glow: ['#fff6e0', '#ffd7a3'],
  glowing: [0.9, 0.55],
  disc: '#fffaf0',
  cloud: '#ffffff',
  far: '#86afb6',
  hill: '#548890',
  town: '#2f6370',
  sand: '#efd5ab',
  window: '#ffe7ae',
  sea: ['#86c1c4', '#3d939b', '#145a66'],
  water: '#d9f1ee',
  glitter: '#fffaf0',
  gull: '#ffffff',
  tower: ['#ffffff', '#f4623a'],
  iron: '#12303d',
  quay: ['#3d6b76', '#2b5561'],
  rim: '#fff0d2',
  scarf: ['#e0552c', '#a83a1c', '#ffb48f'],
  ink: '#0b1d2c',
};

export const dusk: Light = {
  id: 'dusk',
  night: false,
  sky: ['#0c263d', '#153f57', '#2a5f70', '#3c7380'],
  glow: ['#ffd8a8', '#f5915f'],
  glowing: [0.95, 0.92],
  disc: '#fff6e6',
  cloud: '#ffd2ad',
  far: '#34606f',
  hill: '#1b3d4e',
  town: '#112c3b',
  sand: '#c79d83',
  window: '#ffd08a',
  sea: ['#3b7f88', '#1f6570', '#0b2f3b'],
  water: '#a6d8d4',
  glitter: '#ffe3c2',
  gull: '#f8f4ec',
  tower: ['#f8f4ec', '#f4623a'],
  iron: '#0b1a28',
  quay: ['#21404f', '#132a38'],
  rim: '#ffd9ae',
  scarf: ['#e0552c', '#a83a1c', '#ffb48f'],
  ink: '#0b1d2c',
};

export const moonlight: Light = {
  id: 'moon',
  night: true,
  sky: ['#050d1d', '#0a1b31', '#143049', '#234760'],
  glow: ['#c9d8e2', '#7f9db3'],
  glowing: [0.42, 0.3],
  disc: '#f3ecd9',
  cloud: '#b9cbd8',
  far: '#1a3449',
  hill: '#0e2335',
  town: '#081725',
  sand: '#6f8797',
  window: '#ffd98f',
  sea: ['#2d5368', '#173c50', '#071a29'],
  water: '#8fb4c4',
  glitter: '#e6ecec',
  gull: '#93a9b8',
  tower: ['#b4c2cc', '#a9462f'],
  iron: '#040d17',
  quay: ['#142a39', '#0a1825'],
  rim: '#a8c6d8',
  scarf: ['#c04c2c', '#7f2e19', '#d7b3a6'],
  ink: '#050b14',
};
