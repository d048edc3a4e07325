/** Where a build goes; BUILD_DIR lets several builds stand side by side. */
export const buildFolder: string = process.env.BUILD_DIR || 'build';
