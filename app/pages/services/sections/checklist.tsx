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
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3">
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
            'grid gap-x-12 gap-y-4 border-t py-8 last:border-b lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]',
            ruled,
          )}
        >
          <h3 className="text-3xl">{group.title}</h3>
          <ul className="grid gap-x-8 gap-y-4 md:grid-cols-3">
            {group.items.map((item) => (
              <li key={item} className="border-beacon border-l-[3px] pl-4">
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
    <ol className="mt-8 grid gap-y-8 sm:mt-12 md:grid-cols-2 lg:grid-cols-4">
      {groups.map((group, index) => (
        <li key={group.title} className="relative md:pr-8">
          <div aria-hidden="true" className="mb-5 flex items-center">
            <span className="display figures grid size-11 shrink-0 place-items-center rounded-pill bg-ink text-chalk text-lg">
              {index + 1}
            </span>
            <span className={cx('h-[3px] grow bg-ink', index === groups.length - 1 && 'lg:hidden')} />
          </div>
          <h3 className="text-2xl">{group.title}</h3>
          <ul className="mt-4 grid gap-3">
            {group.items.map((item) => (
              <Tick key={item}>{item}</Tick>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
