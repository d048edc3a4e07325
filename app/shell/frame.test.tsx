import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { finished } from '#app/finished.ts';
import { Frame, OpenFrameContext, withFrame } from './frame.tsx';

test('a page that is drawn with an open frame ends up as if it had been drawn with it', () => {
  const page = (
    <Frame>
      <p>Half-year of work</p>
    </Frame>
  );
  const open = renderToString(<OpenFrameContext value={true}>{page}</OpenFrameContext>);
  const whole = finished(renderToString(page));
  expect(open.length).toBeLessThan(whole.length / 4);
  expect(withFrame(finished(open))).toBe(whole);
});

test('a page without a frame stays as it is', () => {
  expect(withFrame('<p>none</p>')).toBe('<p>none</p>');
});
