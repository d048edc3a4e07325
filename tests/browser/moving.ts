/** Motion at desktop size as well, for files about how pages look, open and move: `test.use(moving)`. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;
