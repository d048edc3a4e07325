import { type Light, moonlight, morningLight } from '#art/scenes/shore/light.ts';

/** The colours of the room at an hour, and of what its window looks out on. */
export type Hour = {
  readonly outside: Light;
  readonly frame: string;
  /** On the edges of the frame that the light falls on. */
  readonly frameEdge: string;
  readonly wood: readonly [top: string, lit: string, edge: string, leg: string];
  /** That of the band below, into which it goes over. */
  readonly ground: string;
  readonly shade: string;
  readonly paper: string;
  readonly steel: string;
  /** Of pages on screens. */
  readonly screen: readonly [light: string, dark: string];
  /** How strong the light through the window lies on the bench. At night lamps and screens are on. */
  readonly sun: number;
  readonly chairs: readonly [teal: string, sand: string, clay: string, slate: string];
};

export const morning: Hour = {
  outside: morningLight,
  frame: '#12303d',
  frameEdge: '#4d7884',
  wood: ['#c99765', '#e9bd8a', '#8a5a35', '#6f4526'],
  ground: '#0b1d2c',
  shade: '#2c1a10',
  paper: '#fffdf8',
  steel: '#8ba1ac',
  screen: ['#fffdf8', '#10293a'],
  sun: 0.85,
  chairs: ['#0f6b73', '#d8a24a', '#c4643f', '#3a5668'],
};

export const evening: Hour = {
  outside: { ...moonlight, id: 'evening' },
  frame: '#2a4356',
  frameEdge: '#6f8ea1',
  wood: ['#5d4636', '#7d6350', '#3d2c21', '#38291f'],
  ground: '#020915',
  shade: '#04090f',
  paper: '#d9d6cf',
  steel: '#6d8593',
  screen: ['#e9eef0', '#0a1c2a'],
  sun: 0.16,
  chairs: ['#0d4c55', '#8a6a35', '#82442d', '#2a4152'],
};
