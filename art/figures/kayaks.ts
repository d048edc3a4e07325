/** Harbour Kayaks, the client whose pages web design draws: in colours and a face of its own, as each client has them. */
export const kayaks = {
  ink: '#16332d',
  inkSoft: '#4c635b',
  ground: '#f5f7f2',
  sun: '#f3c14b',
  sea: '#2c7d73',
  sand: '#e8d9b8',
  shallow: '#dcebe2',
  dawn: '#f9eac6',
  /** Of its picture, from the sky over the horizon down. */
  view: [
    [0, '#fbe6b4'],
    [0.45, '#f2c279'],
    [0.46, '#3a8f82'],
    [1, '#123f3a'],
  ],
  /** Its boats. */
  hull: '#e2503f',
  title: { family: 'serif', weight: 600 },
} as const;
