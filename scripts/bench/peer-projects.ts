/** The body of a page as it is sent, and of one that is drawn for each request. */
export type Bodies = { prerendered: string; drawn: string };

export type PeerProject = {
  name: string;
  dependencies: Record<string, string>;
  files: Record<string, string>;
  /** Where the bodies go that its pages import. */
  bodies: string;
  build: readonly string[];
  start: (port: number) => { args: readonly string[]; env: Record<string, string> };
};

const versions = { astro: '7.3.5', '@astrojs/node': '11.1.6', next: '16.4.6', react: '19.3.1' };
const { react } = versions;

const astroPage = (body: keyof Bodies) => `---
import { ${body} } from '../bodies.json';
export const prerender = ${body === 'prerendered'};
---
<html lang="en"><head><meta charset="utf-8" /><title>A page</title></head><body set:html={${body}} /></html>
`;

const nextPage = (body: keyof Bodies, up: string) => `import { ${body} } from '${up}/bodies.json';
${body === 'drawn' ? "export const dynamic = 'force-dynamic';\n" : ''}
export default function Page() {
  return <div dangerouslySetInnerHTML={{ __html: ${body} }} />;
}
`;

/** The least that each takes to serve two pages in production, set as its starter sets it. */
export const peerProjects: readonly PeerProject[] = [
  {
    name: `Astro ${versions.astro}`,
    dependencies: { astro: versions.astro, '@astrojs/node': versions['@astrojs/node'] },
    files: {
      'astro.config.mjs': `import node from '@astrojs/node';
import { defineConfig } from 'astro/config';
export default defineConfig({ adapter: node({ mode: 'standalone' }) });
`,
      'src/pages/index.astro': astroPage('prerendered'),
      'src/pages/drawn.astro': astroPage('drawn'),
    },
    bodies: 'src/bodies.json',
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    start: (port) => ({
      args: ['dist/server/entry.mjs'],
      env: { HOST: '127.0.0.1', PORT: String(port) },
    }),
  },
  {
    name: `Next.js ${versions.next}`,
    dependencies: { next: versions.next, react, 'react-dom': react },
    files: {
      'app/layout.jsx': `export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`,
      'app/page.jsx': nextPage('prerendered', '..'),
      'app/drawn/page.jsx': nextPage('drawn', '../..'),
    },
    bodies: 'bodies.json',
    build: ['node_modules/next/dist/bin/next', 'build'],
    start: (port) => ({
      args: ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)],
      env: {},
    }),
  },
];
