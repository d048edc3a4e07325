import { cx } from '#app/ui/cx.ts';
import { imageAlt } from '#content/alt.ts';
import { site } from '#content/site.ts';
import { Drawing } from './drawing.tsx';

/** The founder's drawing by night; none for a photograph, or for any other picture. */
const founderAtNight = () =>
  site.founderImage === 'founder' && site.sample.includes('founderImage') ? 'founder-night' : null;

type FounderPictureProps = {
  alt?: string;
  sizes: string;
  className?: string;
};

/** The founder by day, and at night by moonlight: the one that is not shown is not fetched. */
export function FounderPicture({ alt = imageAlt.founder, sizes, className }: FounderPictureProps) {
  const night = founderAtNight();
  return (
    <>
      <Drawing
        name={site.founderImage}
        alt={alt}
        sizes={sizes}
        className={cx(className, night && 'night:hidden')}
      />
      {night && (
        <Drawing name={night} alt={alt} sizes={sizes} className={cx(className, 'hidden night:block')} />
      )}
    </>
  );
}
