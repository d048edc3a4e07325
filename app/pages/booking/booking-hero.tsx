import { memo } from 'react';
import type { PictureSources } from '#app/ui/picture-sources.ts';
import type { BookingText } from '#content/schema/booking.ts';

/** Files and words of a picture: the list of all pictures stays on the server. */
export type Portrait = PictureSources & { alt: string; width: number; height: number };

type BookingHeroProps = { text: BookingText; founder?: Portrait | undefined };

/** Headline and who will be there, on the edge of the panel: the water between them is the room of the tide. */
export const BookingHero = memo(({ text, founder }: BookingHeroProps) => {
  return (
    <>
      <div className="sm:min-h-[16rem]">
        <h1 className="mb-4 max-w-[7.5em] text-5xl sm:mb-5">{text.hero.title}</h1>
        <p className="beside-staff max-w-[40rem] sm:text-lg">{text.hero.intro}</p>
      </div>
      {founder && (
        <picture className="relative -mb-14 hidden self-stretch md:block">
          {founder.sources.map((one) => (
            <source key={one.type} {...one} sizes="30rem" />
          ))}
          <img
            src={founder.src}
            alt={founder.alt}
            width={founder.width}
            height={founder.height}
            loading="lazy"
            className="absolute inset-0 size-full rounded-t-xl object-cover object-[50%_42%]"
          />
        </picture>
      )}
    </>
  );
});

/** What speaks for the call, after the times: whoever came to book has them first. */
export const BookingBenefits = memo(({ text }: { text: BookingText }) => {
  return (
    <ul className="grid gap-x-10 gap-y-3 max-lg:mt-2 sm:grid-cols-3 md:col-span-2 lg:mt-4">
      {text.benefits.map((benefit) => (
        <li key={benefit.title} className="border-tide border-t-2 pt-3">
          <h2 className="text-lg">{benefit.title}</h2>
          <p className="mt-1 text-sm">{benefit.text}</p>
        </li>
      ))}
    </ul>
  );
});
