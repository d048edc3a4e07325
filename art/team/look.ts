/** What sets one stand-in apart from the next. */
export type Look = {
  readonly ground: readonly [from: string, to: string];
  readonly lines: string;
  readonly skin: readonly [light: string, shade: string];
  readonly hair: readonly [base: string, shine: string];
  readonly cut: 'crop' | 'bob' | 'bun' | 'curls' | 'long' | 'bald';
  readonly top: readonly [base: string, shade: string];
  readonly collar: 'shirt' | 'crew' | 'roll' | 'blazer' | 'hood';
  readonly extra?: 'glasses' | 'beard' | 'earrings';
  readonly phase: number;
};
