import { Band, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { RisingLine } from '#app/ui/rising-line.tsx';
import { dot, step } from '#app/ui/step-line.ts';
import { imageAlt } from '#content/alt.ts';
import type { SectionProps } from './types.ts';

type Entries = { entries: SectionProps<'timeline'>['section']['entries'] };

/** What happens when: down one night, or up over some months. */
export function Timeline({ section, tone, shape = 'night', paper }: SectionProps<'timeline'>) {
  const note = <p className={cx('max-w-[44em] text-balance text-sm', soft)}>{section.note}</p>;
  if (shape === 'rising') {
    return (
      <Band id={section.id} tone={tone} className="overflow-clip">
        <Container>
          <SectionHead section={section} className="lg:w-1/2" />
          <Rising entries={section.entries} paper={paper} />
          <div className="mt-8">{note}</div>
        </Container>
      </Band>
    );
  }
  return (
    <Band id={section.id} tone={tone}>
      <Container className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <SectionHead section={section} shape="aside">
          <div className="mt-8 max-lg:hidden">{note}</div>
        </SectionHead>
        <Night entries={section.entries} />
        <div className="lg:hidden">{note}</div>
      </Container>
    </Band>
  );
}

/** From alarm to calm: the line cools down as the night goes on. */
function Night({ entries }: Entries) {
  return (
    <ol>
      {entries.map((entry, index) => (
        <li
          key={entry.when}
          className={cx(
            step,
            'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 pb-5 last:pb-0 sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:gap-x-8 sm:pb-8',
            index < entries.length - 2 ? 'before:bg-beacon' : 'before:bg-spray',
          )}
        >
          <span
            aria-hidden="true"
            className={cx(dot, index < entries.length - 2 ? 'bg-beacon' : 'bg-spray')}
          />
          <p className="display figures text-spray text-xl max-sm:order-1 sm:text-2xl">{entry.when}</p>
          <div className="max-sm:contents">
            <h3 className="text-xl">{entry.title}</h3>
            <p className={cx('mt-1 max-w-[34em] max-sm:order-2 max-sm:col-span-2 max-sm:text-sm', soft)}>
              {entry.text}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Offsets of six columns in px, and the same as classes. */
const heights = [
  'lg:mt-[172px]',
  'lg:mt-[160px]',
  'lg:mt-[134px]',
  'lg:mt-[92px]',
  'lg:mt-[46px]',
  'lg:mt-0',
];
/** It goes on beyond the window’s edge, where the band cuts it. */
const line = [
  [0, 180],
  [100, 168],
  [200, 142],
  [300, 100],
  [400, 54],
  [500, 8],
  [600, -38],
  [700, -84],
  [800, -130],
  [900, -176],
] as const;

/**
 * Six columns, each a little higher on the line than the one before; a list down one line on small screens. What they
 * lead to lies below the highest, where there is room.
 */
function Rising({ entries, paper }: Entries & Pick<SectionProps<'timeline'>, 'paper'>) {
  return (
    <div className="relative mt-8 lg:-mt-24">
      <RisingLine
        points={line}
        width={600}
        height={180}
        stretch
        end={false}
        className="absolute top-0 left-[8px] hidden h-[180px] w-full lg:block"
      />
      <ol className="relative grid lg:grid-cols-6">
        {entries.map((entry, index) => (
          <li
            key={entry.when}
            className={cx(
              step,
              'pb-5 before:bg-beacon last:pb-0 lg:pr-6 lg:pb-0 lg:pl-0 lg:before:hidden',
              heights[index],
            )}
          >
            <span aria-hidden="true" className={cx(dot, 'bg-beacon lg:static lg:block')} />
            <div className="flex items-baseline justify-between gap-4 lg:block">
              <p className="figures shrink-0 font-semibold text-sm max-lg:order-last lg:mt-5">{entry.when}</p>
              <h3 className="text-xl">{entry.title}</h3>
            </div>
            <p className="mt-1 max-w-[34em] text-pretty text-sm lg:mt-2">{entry.text}</p>
          </li>
        ))}
      </ol>
      {paper && (
        <Drawing
          name={paper.name}
          alt={imageAlt[paper.name]}
          sizes="24rem"
          className="-bottom-36 absolute right-0 hidden w-88 xl:block print:hidden"
        />
      )}
    </div>
  );
}
