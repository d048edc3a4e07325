import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lastOfPage, paintedWithFirstSection } from './first-paint.ts';

const page = (main: React.ReactNode) =>
  renderToString(
    <>
      <link rel="expect" href={lastOfPage} blocking="render" />
      <h2 id="menu">Menu</h2>
      <main id="main">{main}</main>
      <footer id="foot" />
    </>,
  );
const waitsFor = (html: string) => /rel="expect" href="([^"]+)"/.exec(html)?.[1];

test('a page is painted as what follows the section of its headline begins', () => {
  const html = page(
    <>
      <section>
        <p id="news">News</p>
      </section>
      <section aria-labelledby="first">
        <h1 id="first">First</h1>
      </section>
      <section>
        <p>Its first place of a name is further down.</p>
        <h2 id="second">Second</h2>
      </section>
      <h2 id="third">Third</h2>
    </>,
  );
  expect(waitsFor(paintedWithFirstSection(html))).toBe('#second');
});

test.each([
  ['of one section', <section key="one" id="one" />],
  ['without sections', <h1 key="title">Title</h1>],
])('a page %s is painted once it is read to its end', (_, main) => {
  expect(waitsFor(paintedWithFirstSection(page(main)))).toBe(lastOfPage);
});
