/** Where a build goes; BUILD_DIR lets several builds stand side by side. */
// biome-ignore lint/style/noProcessEnv: a setting of the build, not of the site
export const buildFolder: string = process.env.BUILD_DIR || 'build';
