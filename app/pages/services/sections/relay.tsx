import { Band, ruled, soft } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { cx } from '#app/ui/cx.ts';
import { Badge } from '#app/ui/eyebrow.tsx';
import { Container } from '#app/ui/layout.tsx';
import { FirstFew } from '#app/ui/phone-fold.tsx';
import { say } from '#content/say.ts';
import { serviceLabels } from '#content/services/labels.ts';
import type { SectionProps } from './types.ts';

const columns = 'md:grid md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]';
/** A voice: a lane on wide screens, a stroke of its colour beside the words on narrow ones. */
const voice = 'max-sm:text-sm max-md:border-l-[3px] max-md:pl-4 md:px-8 md:py-5';
const system = 'border-tide md:bg-mist';
const person = 'border-beacon md:bg-sand';
const head = 'display text-xl md:pt-6!';

type Section = SectionProps<'relay'>['section'];

/** How many stages stand open on a phone. */
const open = 3;

/** One matter handed to and fro between two lanes, the system's and people's, along the line between them. */
export function Relay({ section, tone }: SectionProps<'relay'>) {
  const names = serviceLabels;
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <SectionHead section={section} size="lg" />
          <Badge>{names.example}</Badge>
        </div>
        <div aria-hidden="true" className={cx('mt-8 max-md:hidden sm:mt-12', columns)}>
          <span />
          <p className={cx(voice, system, head, 'md:rounded-tl-xl')}>{names.system}</p>
          <p className={cx(voice, person, head, 'md:rounded-tr-xl')}>{names.person}</p>
        </div>
        <div className="max-md:mt-8">
          <FirstFew
            items={section.stages}
            open={open}
            label={(rest) => say('{count} more steps', { count: rest.length })}
            name={(stage) => stage.title}
            className={cx('max-md:border-y', ruled)}
          >
            {(stages) => <Stages stages={stages} />}
          </FirstFew>
        </div>
      </Container>
    </Band>
  );
}

/** They end where the whole way ends, and not where the fold begins. */
function Stages({ stages }: { stages: readonly Section['stages'][number][] }) {
  const names = serviceLabels;
  return (
    <ol>
      {stages.map((stage) => (
        <li
          key={stage.title}
          className={cx(
            'group/stage relative border-t max-md:grid max-md:gap-y-2 max-md:py-4',
            ruled,
            columns,
          )}
        >
          <div className="flex items-baseline justify-between gap-4 md:block md:py-5 md:pr-6">
            <h3 className="text-xl">{stage.title}</h3>
            <p className={cx('figures text-sm', soft)}>{stage.when}</p>
          </div>
          <p className={cx(voice, system, 'md:in-[.phone-fold]:group-last/stage:rounded-bl-xl')}>
            <span className="font-semibold md:sr-only">{names.system}: </span>
            {stage.system}
          </p>
          <p className={cx(voice, person, 'md:in-[.phone-fold]:group-last/stage:rounded-br-xl')}>
            <span className="font-semibold md:sr-only">{names.person}: </span>
            {stage.person}
          </p>
          <span
            aria-hidden="true"
            className="absolute inset-y-0 left-[calc(50%+4.5rem)] hidden w-[3px] -translate-x-1/2 bg-beacon after:absolute after:top-[2.1rem] after:left-1/2 after:size-4 after:-translate-1/2 after:rounded-pill after:border-[3px] after:border-beacon after:bg-chalk md:block"
          />
        </li>
      ))}
    </ol>
  );
}
