import { cx } from '#app/ui/cx.ts';
import { Container, Section } from '#app/ui/layout.tsx';
import { PhoneFold } from '#app/ui/phone-fold.tsx';
import { RisingLine } from '#app/ui/rising-line.tsx';
import { TideLines } from '#app/ui/tide-lines.tsx';
import { about } from '#content/about.ts';

/**
 * The chart from 80 rem on: the year's point as x in thousandths of the width and y in px, and the same as classes.
 * Even years hang below the line, odd ones stand above it, each from its dot by a stalk, as long for all: above it has to
 * keep the words out of the way of the line that rises.
 */
const points = [
  [0, 590],
  [126, 562],
  [253, 532],
  [380, 501],
  [506, 468],
  [633, 434],
  [760, 398],
  [1000, 324],
] as const;
const places = [
  'xl:left-0 xl:top-[590px]',
  'xl:left-[12.6%] xl:bottom-[298px]',
  'xl:left-[25.3%] xl:top-[532px]',
  'xl:left-[38%] xl:bottom-[359px]',
  'xl:left-[50.6%] xl:top-[468px]',
  'xl:left-[63.3%] xl:bottom-[426px]',
  'xl:left-[76%] xl:top-[398px]',
];
const latest = places.length - 1;
const stalk = 'xl:before:absolute xl:before:left-0 xl:before:h-14 xl:before:w-px xl:before:bg-current/40';
const above = `xl:pb-20 xl:before:bottom-4 ${stalk}`;
const below = `xl:pt-20 xl:before:top-4 ${stalk}`;

/** The years along one line that rises; on narrower screens and on paper it goes down beside them. */
export function Journey() {
  const { journey } = about;
  return (
    <Section tone="ink" id={journey.id} labelledBy="journey-title" className="brief overflow-clip xl:pb-52!">
      {/* The first year reaches to the foot of the chart, and stays clear of these. */}
      <TideLines className="absolute inset-x-0 bottom-0 hidden h-28 w-full text-spray/45 xl:block" />
      <Container className="relative">
        <div className="grid gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-10 xl:block">
          {/* The chart begins beside these words; where they need more room than usual, it goes down with them. */}
          <div className="xl:min-h-55">
            <h2 id="journey-title" className="text-4xl xl:text-5xl">
              {journey.title}
            </h2>
            <p className="mt-5 max-w-[22em] text-lg text-mist">{journey.lead}</p>
          </div>
          <div className="xl:-mt-55 xl:relative xl:h-[860px]">
            <RisingLine
              points={points}
              width={1000}
              height={860}
              stretch
              end={false}
              stroke={4}
              className="absolute inset-0 hidden size-full xl:block"
            />
            <ol>
              {journey.events.map((event, index) => (
                <Year key={event.year} event={event} index={index} />
              ))}
            </ol>
          </div>
        </div>
      </Container>
    </Section>
  );
}

type YearProps = { event: (typeof about.journey)['events'][number]; index: number };

/** On a phone its year and title are one line, which opens what happened: all seven fit, and the line reaches the last. */
function Year({ event: { year, title, text }, index }: YearProps) {
  const hangs = index % 2 === 0;
  const last = index === latest;
  return (
    <li
      className={cx(
        'relative max-xl:pl-9 md:max-xl:pb-6 xl:absolute',
        // From dot to dot.
        'max-xl:before:absolute max-xl:before:top-2 max-xl:before:-bottom-2 max-xl:before:left-[7px] max-xl:before:w-[3px] max-xl:before:bg-beacon max-md:before:top-6 max-md:before:-bottom-6',
        last ? 'max-xl:before:hidden xl:w-[24%]' : 'xl:w-[23%]',
        hangs ? below : above,
        places[index],
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'absolute top-2 left-0 size-[17px] rounded-pill bg-beacon ring-(--background-color-ink) ring-8 max-md:top-[1.125rem] max-md:ring-6 xl:-left-[9px]',
          hangs ? 'xl:-top-[9px]' : 'xl:top-auto xl:-bottom-[9px]',
        )}
      />
      <PhoneFold
        label={
          <span className="flex items-baseline gap-3">
            <span className="display figures w-14 shrink-0 text-spray text-xl">{year}</span> {title}
          </span>
        }
        open={index === 0 || last}
      >
        <div className="fold-title gap-x-3 max-xl:grid-cols-[max-content_minmax(0,1fr)] max-xl:items-baseline">
          {/* No paragraph: the space that readers set after those would push the years into each other. */}
          <div className={cx('display figures text-2xl text-spray', last ? 'xl:text-5xl' : 'xl:text-4xl')}>
            {year}
          </div>
          <h3 className={cx('text-xl xl:mt-1', last && 'xl:text-2xl')}>{title}</h3>
        </div>
        <p className={cx('max-w-[34em] text-mist text-sm max-md:pb-4 md:mt-2', last && 'xl:text-base')}>
          {text}
        </p>
      </PhoneFold>
    </li>
  );
}
