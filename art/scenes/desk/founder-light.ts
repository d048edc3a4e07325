import { group } from '#art/kit/svg.ts';
import type { Light } from '#art/scenes/shore/light.ts';

/** By day in the light of a window at the left, at night in that of a lamp. */
export const colours = (light: Light) =>
  light.night
    ? {
        floor: '#101f2d',
        board: ['#3a4650', '#2f3a44', '#27323b'] as const,
        chair: '#0d4c55',
        skin: ['#b98a70', '#96694f', '#d3a78c'] as const,
        sleeve: ['#1c3a4c', '#132a39', '#34566a'] as const,
        words: '#7d8288',
        red: '#b8432a',
        cup: '#b9c3c6',
      }
    : {
        floor: '#24414f',
        board: ['#d9b184', '#c99c6b', '#b98a5a'] as const,
        chair: '#0f6b73',
        skin: ['#dba583', '#bb8161', '#efc4a6'] as const,
        sleeve: ['#1f4d63', '#163a4c', '#3d7288'] as const,
        words: '#b9c2c6',
        red: '#d9472b',
        cup: '#fdf9f1',
      };

export const turned = (x: number, y: number, angle: number, ...parts: string[]) =>
  group({ transform: `translate(${x} ${y}) rotate(${angle})` }, ...parts);
