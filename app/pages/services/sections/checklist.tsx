import { Band, ruled } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import type { SectionProps } from './types.ts';
import { WithPaper } from './with-paper.tsx';

type Groups = { groups: SectionProps<'checklist'>['section']['groups'] };

/** Lists to tick off: as a rota, as stations along a way, or below each other beside a drawing. */
export function Checklist({
  section,
  tone,
  head = 'split',
  shape = 'rota',
  paper,
}: SectionProps<'checklist'>) {
  const Shape = { rota: Rota, stations: Stations }[shape];
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        {paper ? (
          <WithPaper section={section} paper={paper}>
            <Stacked groups={section.groups} />
          </WithPaper>
        ) : (
          <>
            <SectionHead section={section} shape={head} />
            <Shape groups={section.groups} />
          </>
        )}
      </Container>
    </Band>
  );
}

function Stacked({ groups }: Groups) {
  return (
    <div className="mt-8 grid gap-y-6">
      {groups.map((group) => (
        <div key={group.title} className={cx('border-t pt-5', ruled)}>
          <h3 className="text-xl">{group.title}</h3>
          <ul className="mt-3 grid gap-2">
            {group.items.map((item) => (
              <Tick key={item}>{item}</Tick>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Tick({ children }: { children: string }) {
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3.5 text-balance max-sm:text-sm">
      <Icon name="check" className="mt-1 text-tide in-[.on-ink]:text-spray" />
      {children}
    </li>
  );
}

function Rota({ groups }: Groups) {
  return (
    <div className="mt-8 sm:mt-12">
      {groups.map((group) => (
        <div
          key={group.title}
          className={cx(
            'grid gap-x-12 gap-y-3 border-t py-5 sm:gap-y-4 sm:py-8 last:border-b lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]',
            ruled,
          )}
        >
          <h3 className="text-2xl sm:text-3xl">{group.title}</h3>
          <ul className="grid gap-x-8 gap-y-2.5 sm:gap-y-4 md:grid-cols-3">
            {group.items.map((item) => (
              <li key={item} className="text-balance border-beacon border-l-[3px] pl-4 max-sm:text-sm">
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Stations({ groups }: Groups) {
  return (
    <ol className="mt-8 gap-y-8 sm:mt-12 md:grid md:grid-cols-2 lg:grid-cols-4">
      {groups.map((group, index) => (
        <li
          key={group.title}
          className="relative before:absolute before:inset-y-0 before:left-[1.3rem] before:w-[3px] before:bg-tide last:before:hidden max-md:pb-7 max-md:pl-17 max-md:last:pb-0 md:pr-8 md:before:hidden"
        >
          <div aria-hidden="true" className="flex items-center max-md:absolute max-md:left-0 md:mb-5">
            <span className="display figures grid size-11 shrink-0 place-items-center rounded-pill bg-tide text-chalk text-lg">
              {index + 1}
            </span>
            <span
              className={cx(
                '-mr-8 h-[3px] grow bg-tide',
                index === groups.length - 1 ? 'hidden' : 'max-md:hidden',
              )}
            />
          </div>
          <h3 className="text-xl max-md:pt-2 sm:text-2xl">{group.title}</h3>
          <ul className="mt-2 grid gap-2 sm:mt-4 sm:gap-3">
            {group.items.map((item) => (
              <Tick key={item}>{item}</Tick>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
