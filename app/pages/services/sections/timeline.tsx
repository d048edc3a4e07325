import { Band, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { RisingLine } from '#app/ui/rising-line.tsx';
import type { SectionProps } from './types.ts';

type Entries = { entries: SectionProps<'timeline'>['section']['entries'] };

/** What happens when: down one night, or up over some months. */
export function Timeline({ section, tone, shape = 'night' }: SectionProps<'timeline'>) {
  const note = <p className={cx('max-w-[44em] text-balance text-sm', soft)}>{section.note}</p>;
  if (shape === 'rising') {
    return (
      <Band id={section.id} tone={tone} className="overflow-clip">
        <Container>
          <SectionHead section={section} className="lg:w-1/2" />
          <Rising entries={section.entries} />
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
    <ol className="relative before:absolute before:top-3 before:bottom-16 before:left-[7px] before:w-[3px] before:bg-[linear-gradient(var(--color-beacon),var(--color-spray))]">
      {entries.map((entry, index) => (
        <li
          key={entry.when}
          className="relative grid gap-x-8 pb-6 pl-9 last:pb-0 sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:pb-8"
        >
          <span
            aria-hidden="true"
            className={cx(
              'absolute top-2 left-0 size-[17px] rounded-pill ring-(--background-color-ink) ring-8',
              index === 0 ? 'bg-beacon' : index < entries.length - 2 ? 'bg-beacon-lit' : 'bg-spray',
            )}
          />
          <p className="display figures text-2xl text-spray">{entry.when}</p>
          <div>
            <h3 className="pt-0.5 text-xl">{entry.title}</h3>
            <p className={cx('mt-1 max-w-[34em]', soft)}>{entry.text}</p>
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
const line = [
  [0, 180],
  [100, 168],
  [200, 142],
  [300, 100],
  [400, 54],
  [500, 8],
  [596, -36],
] as const;

/** Six columns, each a little higher on the line than the one before; a list down one line on small screens. */
function Rising({ entries }: Entries) {
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
              'relative pb-5 pl-9 last:pb-0 lg:pr-6 lg:pb-0 lg:pl-0',
              'before:absolute before:top-3 before:-bottom-3 before:left-[6px] before:w-[3px] before:bg-beacon last:before:hidden lg:before:hidden',
              heights[index],
            )}
          >
            <span
              aria-hidden="true"
              className="absolute top-2 left-0 size-4 rounded-pill bg-beacon ring-4 ring-chalk lg:static lg:block"
            />
            <div className="flex items-baseline justify-between gap-4 lg:block">
              <p className={cx('figures shrink-0 font-semibold text-sm max-lg:order-last lg:mt-5', soft)}>
                {entry.when}
              </p>
              <h3 className="text-xl">{entry.title}</h3>
            </div>
            <p className="mt-1 max-w-[34em] text-sm lg:mt-2">{entry.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
