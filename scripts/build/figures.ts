import { buildFolder } from '#scripts/build-folder.ts';
import { writeFigures } from '#scripts/this-site/write.ts';
import { expectWholePages } from './pages-whole.ts';

// A step of the build, in a process of its own: the pages are loaded as the server loads them.
await writeFigures(buildFolder);
expectWholePages(buildFolder);
