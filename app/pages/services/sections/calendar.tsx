import type { ReactNode } from 'react';
import { Band, ruled, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { RailCount } from '#app/ui/rail-count.tsx';
import { Stat } from '#app/ui/stat.tsx';
import { imageAlt } from '#content/alt.ts';
import { say } from '#content/say.ts';
import type { SectionProps } from './types.ts';

type Week = SectionProps<'calendar'>['section']['weeks'][number];

const drawn = ['week-1', 'week-2', 'week-3', 'week-4'] as const;
const channels: Record<string, string> = {
  Instagram: 'bg-beacon-wash',
  Facebook: 'bg-mist',
  Pinterest: 'bg-sand-deep',
  YouTube: 'bg-tide-deep text-chalk',
};

/** A month in four sheets: what each week is for, a picture of it and its posts. On phones a row that is pushed along. */
export function Calendar({ section, tone }: SectionProps<'calendar'>) {
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <SectionHead section={section} size="lg" />
          <dl className="grid grid-cols-[1fr_1.5fr_1fr] gap-x-5">
            {section.totals.map((total) => (
              <Stat key={total.label} figure={total.value} label={total.label} />
            ))}
          </dl>
        </div>
        <ol
          aria-labelledby={`${section.id}-title`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must take the keyboard
          tabIndex={0}
          className="mt-8 gap-4 max-sm:rail sm:mt-12 sm:grid sm:grid-cols-2 lg:gap-5 xl:grid-cols-4"
        >
          {section.weeks.map((week, index) => (
            <Sheet
              key={week.title}
              week={week}
              place={<RailCount index={index} of={section.weeks.length} className={cx('sm:hidden', soft)} />}
              name={drawn[index]}
            />
          ))}
        </ol>
        <p className={cx('mt-8 text-sm', soft)}>{section.note}</p>
      </Container>
    </Band>
  );
}

type SheetProps = { week: Week; place: ReactNode; name: (typeof drawn)[number] | undefined };

function Sheet({ week, place, name }: SheetProps) {
  return (
    <li className="overflow-hidden rounded-xl bg-foam">
      {name && (
        <Drawing
          name={name}
          alt={imageAlt[name]}
          sizes="(min-width: 80rem) 20rem, (min-width: 40rem) 50vw, 85vw"
          className="h-auto w-full"
        />
      )}
      <div className="p-5">
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="text-xl">{week.title}</h3>
          {place}
        </div>
        <ol className="mt-4">
          {week.posts.map((post) => (
            <li key={post.day} className={cx('border-t py-4 text-sm last:pb-0', ruled)}>
              <p className="flex flex-wrap items-center gap-x-2">
                <span className="w-9 shrink-0 font-semibold">{say(post.day)}</span>
                <span className={cx('rounded-pill px-3 text-xs', channels[post.channel] ?? 'bg-sand')}>
                  {post.channel}
                </span>
                <span className={soft}>{post.format}</span>
              </p>
              <p className="mt-2">{post.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </li>
  );
}
