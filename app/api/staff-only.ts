import { staffApiOnly } from '#app/guard.ts';

// The guard of every API of the owner's area.
export const middleware = [staffApiOnly];
export const loader = () => null;
