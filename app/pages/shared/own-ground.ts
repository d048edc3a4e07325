/**
 * The client's colour behind a card with round corners, as a part of it: a background of its own is drawn under the
 * picture with edges of its own, and shows around it as a dark line. The card must be `relative` and cut what it holds.
 */
export const ownGround = 'isolate before:absolute before:inset-0 before:-z-10 before:bg-(--case)';
