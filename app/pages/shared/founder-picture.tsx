import { cx } from '#app/ui/cx.ts';
import type { PictureProps } from '#app/ui/picture.tsx';
import { imageAlt } from '#content/alt.ts';
import { site } from '#content/site.ts';
import { DayAndNight } from './day-and-night.tsx';
import { Drawing } from './drawing.tsx';

/** Whether the founder is shown by our drawing, which has a night; a photograph and any other picture have none. */
export const founderIsDrawn = () => site.founderImage === 'founder' && site.sample.includes('founderImage');

type FounderPictureProps = {
  alt?: string;
  sizes: string;
  className?: string;
};

/** The founder, at night by the light of a lamp; a photograph has no night. */
export function FounderPicture({ alt = imageAlt.founder, ...shown }: FounderPictureProps) {
  return founderIsDrawn() ? (
    <DayAndNight name="founder" alt={alt} {...shown} />
  ) : (
    <Drawing name={site.founderImage} alt={alt} {...shown} />
  );
}

/** The founder’s photograph, and until there is one what is at hand while a call is held: in little room phone and cup. */
export function CallPicture({ className, sizes }: Omit<FounderPictureProps, 'alt'>) {
  const isDrawn = founderIsDrawn();
  const cut = cx(className, isDrawn ? 'object-[92%_100%] lg:object-bottom' : 'object-[50%_42%]');
  if (!isDrawn) return <FounderPicture sizes={sizes} className={cut} />;
  return <DayAndNight name="call-sill" low="call-sill-low" first sizes={sizes} className={cut} />;
}

const onPhones = '(width < 48rem)';

/** The same scene across the page (shore.css), on phones the upright one. A little wider than some windows: sky and sea may be. */
export function FounderShore() {
  const both: Pick<PictureProps, 'alt' | 'sizes'> = { alt: imageAlt['founder-shore'], sizes: '100vw' };
  return (
    <>
      <Drawing
        {...both}
        name="founder-shore"
        instead={{ name: 'founder-shore-tall', media: onPhones }}
        className="night:hidden print:hidden"
      />
      <Drawing
        {...both}
        name="founder-shore-night"
        instead={{ name: 'founder-shore-tall-night', media: onPhones }}
        className="hidden night:block"
      />
    </>
  );
}
