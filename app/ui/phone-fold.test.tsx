import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FirstFew } from './phone-fold.tsx';

test('the names of what is folded are parted by dots, and no line begins with one', () => {
  const html = renderToStaticMarkup(
    <FirstFew items={['Enquiry', 'Deposit', 'Invoice']} open={1} label={() => '2 more'} name={(one) => one}>
      {(some) => some.join()}
    </FirstFew>,
  );
  expect(html).toContain('Deposit\u00a0· Invoice');
});
