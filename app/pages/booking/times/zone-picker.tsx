import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '#app/browser/when-idle.ts';
import { Icon } from '#app/ui/icon.tsx';
import { say } from '#content/say.ts';
import { browserZone, type ZoneChoice } from './use-zone.ts';

type ZonePickerProps = { label: string; hostZone: string; choice: ZoneChoice };

/** Chooses the second zone. Its space is reserved before scripts run; without them the agency’s zone is named. */
export function ZonePicker({ label, hostZone, choice }: ZonePickerProps) {
  const { zone, setZone } = choice;
  const all = useZones(hostZone, zone !== null);
  const list = useRef<HTMLSelectElement>(null);
  // By hand: drawn like the rest, some four hundred took a slow phone half a second.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen later is set below
  useLayoutEffect(() => {
    if (list.current) fill(list.current, all, zone ?? hostZone);
  }, [all]);
  return (
    <div className="col-start-2 self-start row-start-1 grid min-h-11 content-start text-right text-ink-soft text-sm sm:-mb-8">
      {all.length === 0 ? (
        <p>
          <span className="block text-xs">{say('All times are for')}</span>
          {named(zone ?? hostZone)}
        </p>
      ) : (
        <label className="ml-auto grid w-fit">
          <span className="text-xs">{label}</span>
          <span className="relative inline-flex items-center border-ink border-b-[1.5px] font-medium text-ink">
            <select
              ref={list}
              value={zone ?? hostZone}
              onChange={(event) => setZone(event.target.value)}
              className="field-sizing-content max-w-full appearance-none bg-transparent py-0.5 pr-6 text-right"
            />
            <Icon name="chevron" className="pointer-events-none absolute right-0" />
          </span>
        </label>
      )}
    </div>
  );
}

/** All zones that can be chosen, the visitor's own first, once that is known and the browser has nothing else to do. */
function useZones(hostZone: string, isKnown: boolean): readonly string[] {
  const [all, setAll] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isKnown)
      whenIdle(() =>
        setAll([...new Set([browserZone(hostZone), hostZone, ...Intl.supportedValuesOf('timeZone')])]),
      );
  }, [hostZone, isKnown]);
  return all;
}

const perPart = 60;

/** Puts in the first part at once, the chosen one among them, and the others whenever there is nothing else to do. */
function fill(list: HTMLSelectElement, all: readonly string[], chosen: string): void {
  const put = (from: number) => {
    const some = all.slice(from, from + perPart);
    list.append(...some.map((one) => new Option(named(one), one)));
    if (from + perPart < all.length) whenIdle(() => put(from + perPart));
  };
  put(0);
  list.value = chosen;
}

function named(zone: string): string {
  return zone.replaceAll('_', ' ');
}
