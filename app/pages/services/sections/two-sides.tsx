import { Band, ruled, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import type { SectionProps } from './types.ts';

type Side = SectionProps<'two-sides'>['section']['left'];
type SideProps = { side: Side; icon: IconName; mark: string; plain?: boolean; className?: string };

/** Two lists against each other, as two fields of one board, or beside what is said about both. */
export function TwoSides({ section, tone, head = 'split', shape = 'plain' }: SectionProps<'two-sides'>) {
  const note = <p className={cx('max-w-[48em] max-sm:text-sm', soft)}>{section.note}</p>;
  if (shape === 'plain') {
    return (
      <Band id={section.id} tone={tone}>
        <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
          <SectionHead section={section} />
          <div className="grid gap-8 sm:grid-cols-2 lg:row-span-2">
            <List side={section.left} icon="check" mark="text-tide in-[.on-ink]:text-spray" plain />
            <List side={section.right} icon="close" mark="text-danger in-[.on-ink]:text-beacon" plain />
          </div>
          {note}
        </Container>
      </Band>
    );
  }
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} shape={head} />
        <div className="mt-8 mb-7 grid overflow-hidden rounded-xl sm:mt-12 lg:grid-cols-2">
          <List side={section.left} icon="check" mark="text-tide" className="bg-mist p-6 text-ink sm:p-10" />
          <List
            side={section.right}
            icon={section.id === 'too-soon' ? 'arrow' : 'close'}
            mark="text-beacon"
            className="on-ink bg-ink p-6 text-chalk sm:p-10"
          />
        </div>
        {note}
      </Container>
    </Band>
  );
}

function List({ side, icon, mark, plain = false, className }: SideProps) {
  return (
    <div className={className}>
      <h3 className={plain ? 'text-xl sm:text-2xl' : 'text-2xl sm:text-3xl'}>{side.title}</h3>
      <ul className={cx('mt-3 grid sm:mt-5', !plain && 'gap-2.5 sm:gap-3.5')}>
        {side.items.map((item) => (
          <li
            key={item}
            className={cx(
              'grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3.5 text-pretty leading-snug max-sm:text-sm sm:text-lg',
              plain ? cx('border-t py-2.5 sm:py-4', ruled) : '',
            )}
          >
            <Icon name={icon} className={cx('mt-1', mark)} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
