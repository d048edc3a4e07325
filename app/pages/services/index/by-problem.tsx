import { Band } from '#app/pages/services/band.tsx';
import { CardLink } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { FirstFew } from '#app/ui/phone-fold.tsx';
import { say } from '#content/say.ts';
import { services } from '#content/services/all.ts';
import { servicesIndex } from '#content/services/index.ts';

/** How many kinds stand open on a phone, so that pictures are not far. */
const open = 2;
/** Each kind lies deeper in the water than the one before it; the last has the ground of the fold. */
const depths = ['', 'wave-edge second-depth', ''] as const;

type Complaints = (typeof servicesIndex)['byProblem']['entries'];
type Kind = { title: string; entries: Complaints; depth: number };

/** The complaints in equal parts, one for each kind of trouble. */
function kindsOf({ kinds, entries }: (typeof servicesIndex)['byProblem']): Kind[] {
  const titles = kinds?.length ? kinds : ['', '', ''];
  const each = Math.ceil(entries.length / titles.length);
  return titles.map((title, i) => ({ title, depth: i, entries: entries.slice(i * each, (i + 1) * each) }));
}

/** Complaints in the visitor's own words, by kind and all in one voice: each is a way to one service. */
export function ByProblem() {
  const { byProblem } = servicesIndex;
  return (
    // On a phone it begins in the bed of the sea, which is as dark: the first complaint stands in the first view.
    <Band
      id={byProblem.id}
      className="first-depth pb-0! text-chalk on-ink max-sm:-mt-7 max-sm:pt-3! sm:pt-10!"
    >
      <Container className={`grid items-end gap-x-6 sm:pb-10 ${answers}`}>
        <h2 id={`${byProblem.id}-title`} className="text-2xl sm:text-3xl">
          {byProblem.title}
        </h2>
        <p className="text-balance text-mist text-sm max-sm:hidden">{byProblem.lead}</p>
      </Container>
      <FirstFew
        items={kindsOf(byProblem)}
        open={open}
        label={(rest) =>
          say('{count} more complaints', { count: rest.flatMap(({ entries }) => entries).length })
        }
        className="wave-edge relative bg-ink max-md:*:px-gutter"
      >
        {(some) => some.map((kind) => <Depth key={kind.depth} {...kind} />)}
      </FirstFew>
    </Band>
  );
}

const answers = 'sm:grid-cols-[minmax(0,1fr)_17.5rem]';

function Depth({ title, entries, depth }: Kind) {
  return (
    <div className={cx('relative', depths[depth])}>
      <Container className="grid gap-x-8 gap-y-2 pt-3 pb-6 sm:pt-6 sm:pb-10 lg:grid-cols-[15.25rem_minmax(0,1fr)] lg:items-baseline">
        {title && <h3 className="text-mist text-xl max-sm:text-base">{title}</h3>}
        <ul className="lg:col-start-2">
          {entries.map((entry) => (
            <Complaint key={entry.service} entry={entry} />
          ))}
        </ul>
      </Container>
    </div>
  );
}

/** What somebody says with a word of advice, and the service that answers, with its arrow. */
function Complaint({ entry }: { entry: Complaints[number] }) {
  return (
    <li
      className={`group/problem relative grid items-center gap-x-5 gap-y-2 border-chalk/25 border-t py-3.5 ${answers}`}
    >
      <div>
        <p className="display text-balance text-xl leading-tight max-sm:text-[1.1875rem] 2xl:text-2xl">
          “{entry.problem}”
        </p>
        <p className="mt-1 text-mist text-sm max-sm:hidden">{entry.advice}</p>
      </div>
      <p className="flex items-center gap-x-2">
        <CardLink
          href={`/services/${entry.service}`}
          className="display text-lg underline decoration-spray decoration-[3px] underline-offset-[0.3em] max-sm:text-base"
        >
          {services[entry.service].name}
        </CardLink>
        <Icon
          name="arrow"
          className="transition-transform group-hover/problem:translate-x-1 sm:ml-auto sm:size-6"
        />
      </p>
    </li>
  );
}
