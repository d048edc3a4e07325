import { Band, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { Stat } from '#app/ui/stat.tsx';
import { say } from '#content/say.ts';
import type { SectionProps } from './types.ts';

type Week = SectionProps<'calendar'>['section']['weeks'][number];

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const channels: Record<string, string> = {
  Instagram: 'bg-beacon-wash',
  Facebook: 'bg-mist',
  Pinterest: 'bg-foam',
  YouTube: 'bg-tide-deep text-chalk',
};

/** A month on the wall: four weeks of seven days, the posts in their colours. On phones a list by week. */
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
        <ol className="mt-10 grid gap-y-8 sm:mt-14 lg:gap-y-5">
          {section.weeks.map((week) => (
            <WeekRow key={week.title} week={week} />
          ))}
        </ol>
        <p className={cx('mt-8 text-sm', soft)}>{section.note}</p>
      </Container>
    </Band>
  );
}

function WeekRow({ week }: { week: Week }) {
  return (
    <li>
      <h3 className="pb-3 text-xl">{week.title}</h3>
      <ol className="grid gap-2 sm:grid-cols-3 lg:grid-cols-7">
        {days.map((name) => {
          const day = say(name);
          const post = week.posts.find((one) => one.day === name);
          if (!post) {
            return (
              <li
                key={day}
                aria-hidden="true"
                className="hidden rounded-md border border-ink/10 p-3 text-ink-soft text-xs lg:block"
              >
                {day}
              </li>
            );
          }
          return (
            <li key={day} className={cx('rounded-md p-4 lg:p-3', channels[post.channel] ?? 'bg-foam')}>
              <p className="flex flex-wrap gap-x-2 font-semibold text-sm lg:block lg:text-xs">
                <span>{post.day}</span>
                <span className="lg:mt-2 lg:block">{post.channel}</span>
                <span className="font-normal lg:block">{post.format}</span>
              </p>
              <p className="mt-2 text-sm leading-snug lg:text-xs lg:leading-snug">{post.text}</p>
            </li>
          );
        })}
      </ol>
    </li>
  );
}
