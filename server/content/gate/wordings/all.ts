import type { Wording } from '#server/content/gate/wording.ts';
import { claimWordings } from './claims.ts';
import { signWordings } from './signs.ts';
import { styleWordings } from './style.ts';

/** Everything that no text of the site may hold. */
export const wordings: readonly Wording[] = [...signWordings, ...styleWordings, ...claimWordings];
