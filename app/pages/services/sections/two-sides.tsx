import { Band, ruled, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import type { SectionProps } from './types.ts';

type Side = SectionProps<'two-sides'>['section']['left'];
type SideProps = { side: Side; icon: IconName; mark: string; className?: string };

/** Two lists against each other, as two fields of one board or with a rule between them. */
export function TwoSides({ section, tone, head = 'split', shape = 'plain' }: SectionProps<'two-sides'>) {
  const contrast = shape === 'contrast';
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} shape={head} />
        <div
          className={cx(
            'mt-10 grid sm:mt-14 lg:grid-cols-2',
            contrast ? 'overflow-hidden rounded-xl' : 'gap-y-10',
          )}
        >
          <List
            side={section.left}
            icon="check"
            mark={contrast ? 'text-tide' : 'text-tide in-[.on-ink]:text-spray'}
            className={contrast ? 'bg-mist p-6 text-ink sm:p-10' : 'lg:pr-8'}
          />
          <List
            side={section.right}
            icon={contrast && section.id === 'too-soon' ? 'arrow' : 'close'}
            mark={contrast ? 'text-beacon' : 'text-danger in-[.on-ink]:text-beacon'}
            className={contrast ? 'on-ink bg-ink p-6 text-chalk sm:p-10' : cx('lg:border-l lg:pl-8', ruled)}
          />
        </div>
        <p className={cx('mt-7 max-w-[48em]', soft)}>{section.note}</p>
      </Container>
    </Band>
  );
}

function List({ side, icon, mark, className }: SideProps) {
  return (
    <div className={className}>
      <h3 className="text-3xl">{side.title}</h3>
      <ul className="mt-6 grid gap-4">
        {side.items.map((item) => (
          <li key={item} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3.5 text-lg leading-snug">
            <Icon name={icon} className={cx('mt-1', mark)} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
