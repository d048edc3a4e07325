import { cx } from '#app/ui/cx.ts';
import type { PictureProps } from '#app/ui/picture.tsx';
import { imageAlt } from '#content/alt.ts';
import { site } from '#content/site.ts';
import { Drawing } from './drawing.tsx';

/** Whether the founder is shown by our drawing, which has a night; a photograph and any other picture have none. */
export const founderIsDrawn = () => site.founderImage === 'founder' && site.sample.includes('founderImage');

type FounderPictureProps = {
  alt?: string;
  sizes: string;
  className?: string;
};

/** The founder by day, and at night by moonlight: the one that is not shown is not fetched. */
export function FounderPicture({ alt = imageAlt.founder, sizes, className }: FounderPictureProps) {
  const night = founderIsDrawn();
  return (
    <>
      <Drawing
        name={site.founderImage}
        alt={alt}
        sizes={sizes}
        className={cx(className, night && 'night:hidden')}
      />
      {night && (
        <Drawing
          name="founder-night"
          alt={alt}
          sizes={sizes}
          className={cx(className, 'hidden night:block')}
        />
      )}
    </>
  );
}

/** The founder’s photograph, and until there is one what is at hand while a call is held: in little room phone and cup. */
export function CallPicture({ className, sizes }: Omit<FounderPictureProps, 'alt'>) {
  const isDrawn = founderIsDrawn();
  const cut = cx(className, isDrawn ? 'object-[92%_100%] lg:object-bottom' : 'object-[50%_42%]');
  if (!isDrawn) return <FounderPicture sizes={sizes} className={cut} />;
  return <DayAndNight name="call-sill" low="call-sill-low" sizes={sizes} className={cut} />;
}

type DayAndNightProps = {
  name: keyof typeof imageAlt;
  /** What is there instead on phones. */
  low?: string;
  sizes: string;
  className?: string;
};

/** A drawing by day, and at night the one that is called the same `-night`: the one that is not shown is not fetched. */
export function DayAndNight({ name, low, sizes, className }: DayAndNightProps) {
  return ['', '-night'].map((when) => (
    <Drawing
      key={when}
      name={`${name}${when}`}
      alt={imageAlt[name]}
      sizes={sizes}
      className={cx(className, when ? 'hidden night:block' : 'night:hidden')}
      {...(low && { instead: { name: `${low}${when}`, media: '(width < 40rem)' } })}
    />
  ));
}

const onPhones = '(width < 48rem)';

/** The same scene across the page (shore.css), on phones the upright one. A little wider than some windows: sky and sea may be. */
export function FounderShore() {
  const both: Pick<PictureProps, 'alt' | 'sizes'> = { alt: imageAlt.founder, sizes: '100vw' };
  return (
    <>
      <Drawing
        {...both}
        name="founder-wide"
        instead={{ name: 'founder-tall', media: onPhones }}
        className="night:hidden print:hidden"
      />
      <Drawing
        {...both}
        name="founder-wide-night"
        instead={{ name: 'founder-tall-night', media: onPhones }}
        className="hidden night:block"
      />
    </>
  );
}
