/**
 * Must be one instance with one build, which React chooses by NODE_ENV when the server starts; sharp and resvg bring
 * machine code.
 */
export const leftToNode = ['react', 'react-dom', 'react-router', 'sharp', '@resvg/resvg-js'];
