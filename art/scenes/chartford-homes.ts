import { contact } from '#art/kit/frames.ts';
import { standingSize } from '#art/kit/standing.ts';
import { at, drawing } from '#art/kit/svg.ts';
import { tablet } from './chartford-finder.ts';
import { c, house, kinds, tree } from './chartford-street.ts';

const ground = 1172;

/** The homes developer: its plot finder on a tablet that goes on beyond the window, two of its houses before it. */
export const chartfordHomes = (): string =>
  drawing(
    standingSize.width,
    standingSize.height,
    at(20, 10, 1.42, tablet({ id: 'ch', x: 40, y: 40, shade: '#1b060d' })),
    contact('ch-c', 990, ground, 370, 16, '#12040a', 0.7),
    at(716, ground, 1.22, house({ ...kinds.rose, width: 210, gable: false, seed: 5 })),
    at(998, ground, 1.36, house({ ...kinds.honey, width: 240, gable: true, seed: 11 })),
    at(682, ground, 0.72, tree(c.leaf, c.leafDark)),
    at(986, ground, 0.56, tree('#7b9a5d', c.leafDark)),
  );
