import type { Look } from './look.ts';
import { portrait } from './portrait.ts';

const looks = {
  'team-design': {
    ground: ['#f6dccb', '#eeb894'],
    lines: '#fff3ea',
    skin: ['#e9b793', '#c98d66'],
    hair: ['#3a2418', '#7d563c'],
    cut: 'bob',
    top: ['#0f5e66', '#0a4148'],
    collar: 'roll',
    extra: 'glasses',
    phase: 0.2,
  },
  'team-development': {
    ground: ['#d3e6e3', '#9fc6c3'],
    lines: '#ffffff',
    skin: ['#a8714b', '#7f4f31'],
    hair: ['#1a1412', '#4b3a33'],
    cut: 'crop',
    top: ['#2b3f56', '#18283a'],
    collar: 'hood',
    extra: 'beard',
    phase: 1.4,
  },
  'team-paid-media': {
    ground: ['#efe4cf', '#dcc59a'],
    lines: '#fffaf0',
    skin: ['#f1c9a8', '#d59c75'],
    hair: ['#a4512f', '#e0946b'],
    cut: 'long',
    top: ['#0d1b2a', '#050c14'],
    collar: 'blazer',
    phase: 2.6,
  },
  'team-search': {
    ground: ['#dfe3e6', '#b3c0ca'],
    lines: '#ffffff',
    skin: ['#8a5a3c', '#623c25'],
    hair: ['#17110f', '#453631'],
    cut: 'curls',
    top: ['#f4623a', '#c64421'],
    collar: 'crew',
    extra: 'earrings',
    phase: 3.3,
  },
  'team-data': {
    ground: ['#dbe5d6', '#adc4a6'],
    lines: '#ffffff',
    skin: ['#e3b089', '#bd8259'],
    hair: ['#8d8f92', '#c9cbcd'],
    cut: 'bald',
    top: ['#f4efe4', '#cfc5b0'],
    collar: 'shirt',
    extra: 'glasses',
    phase: 4.1,
  },
  'team-content': {
    ground: ['#f3d3c6', '#dd9d86'],
    lines: '#fff1ea',
    skin: ['#c98f66', '#a06a45'],
    hair: ['#241712', '#5c4336'],
    cut: 'bun',
    top: ['#5b1f33', '#3d1221'],
    collar: 'crew',
    phase: 5.5,
  },
} as const satisfies Record<string, Look>;

/** The six stand-ins of the team, by role. */
export const team: Readonly<Record<keyof typeof looks, () => string>> = {
  'team-design': () => portrait(looks['team-design']),
  'team-development': () => portrait(looks['team-development']),
  'team-paid-media': () => portrait(looks['team-paid-media']),
  'team-search': () => portrait(looks['team-search']),
  'team-data': () => portrait(looks['team-data']),
  'team-content': () => portrait(looks['team-content']),
};
