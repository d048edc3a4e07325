/** Must be one instance with one build, which React chooses by NODE_ENV when the server starts; sharp brings machine code. */
export const leftToNode = ['react', 'react-dom', 'react-router', 'sharp'];
