import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pictureSchema } from '#content/schema/picture.ts';
import { ContentPicture } from './content-picture.tsx';

const image = '00112233445566aa-0123abcd-900x600-rt';
const picture = { image, alt: 'A harbour at dusk', decorative: false };

test('a picture comes in both formats, never wider than it is, with its size and its focal point', () => {
  const html = renderToStaticMarkup(<ContentPicture picture={picture} sizes="50vw" className="size-full" />);
  const file = (rest: string) => `/media/00112233445566aa-0123abcd-${rest}`;
  const srcSet = (format: string) => [320, 640, 900].map((w) => `${file(`${w}.${format}`)} ${w}w`).join(', ');
  expect(html).toContain(`<source type="image/avif" srcSet="${srcSet('avif')}" sizes="50vw"/>`);
  expect(html).toContain(`<source type="image/webp" srcSet="${srcSet('webp')}" sizes="50vw"/>`);
  expect(html).toContain(`src="${file('900.jpg')}" alt="A harbour at dusk" width="900" height="600"`);
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('class="object-right-top size-full"');
  expect(html).not.toContain('style=');
});

test('decoration is silent, and what is no reference shows nothing', () => {
  const show = (one: typeof picture) => renderToStaticMarkup(<ContentPicture picture={one} sizes="1px" />);
  expect(show({ ...picture, decorative: true })).toContain('alt=""');
  expect(show({ ...picture, image: '"><script>' })).toBe('');
});

test.each([
  [{ alt: '' }, 'must say what the picture shows, or be marked as decoration'],
  [{ image: '' }, 'must be chosen: which picture is it?'],
  [{ image: '../../etc/passwd' }, 'must be a picture of the library'],
  [{ image: image.replace('900x', '0x') }, 'must be a picture of the library'],
  [{ alt: 'x'.repeat(251) }, 'must say what the picture shows in at most 250 characters'],
])('%j is refused', (wrong, message) => {
  const found = pictureSchema.safeParse({ ...picture, ...wrong });
  expect(found.error?.issues.map((issue) => issue.message)).toEqual([message]);
  expect(pictureSchema.safeParse({ ...picture, alt: '', decorative: true }).success).toBe(true);
});
