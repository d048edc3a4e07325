import { Window } from 'happy-dom';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { leanMarkup } from './lean-markup.ts';

test('a page says the same in fewer signs', () => {
  const count = 3;
  const drawn = renderToString(
    <main>
      <ul>
        <li>
          {count} letters
          <ul>
            <li>One</li>
          </ul>
        </li>
        <li />
      </ul>
      <p hidden>
        <img src="/a.svg" alt="" loading="lazy" />
        <br />
        <input name="a" required />
      </p>
      <dl>
        <dt>Tide</dt>
        <dd>
          {'High'}, {count} m
        </dd>
      </dl>
      <svg aria-hidden="true">
        <path d="M0 0" />
        <g>
          <circle r="1" />
        </g>
      </svg>
    </main>,
  );
  const lean = leanMarkup(drawn);
  const read = (html: string) => {
    const { document } = new Window();
    document.body.innerHTML = html.replaceAll('<!-- -->', '');
    return document.body.innerHTML;
  };
  expect(lean).toBe(
    '<main><ul><li>3 letters<ul><li>One</ul><li></ul><p hidden><img src="/a.svg" alt loading="lazy"><br><input required name="a"></p><dl><dt>Tide<dd>High, 3 m</dl><svg aria-hidden="true"><path d="M0 0"/><g><circle r="1"/></g></svg></main>',
  );
  expect(read(lean)).toBe(read(drawn));
});
