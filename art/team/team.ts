import { calculator, camera, cards } from './more-stills.ts';
import { ledger, markedSheet, nightPhone } from './stills.ts';

/** What lies on each desk, by role: no face is invented, and a photograph may take its place. */
export const team = {
  'team-design': markedSheet,
  'team-development': nightPhone,
  'team-paid-media': calculator,
  'team-search': ledger,
  'team-data': cards,
  'team-content': camera,
} as const;
