import { memo, useEffect, useState } from 'react';
import { whenIdle } from '#app/browser/when-idle.ts';
import { Icon } from '#app/ui/icon.tsx';
import { say } from '#content/say.ts';
import { browserZone, type ZoneChoice } from './use-zone.ts';

type ZonePickerProps = { label: string; hostZone: string; choice: ZoneChoice };

/** Chooses the second zone. Its space is reserved before scripts run; without them the agency’s zone is named. */
export function ZonePicker({ label, hostZone, choice }: ZonePickerProps) {
  const { zone, setZone } = choice;
  const { all, parts } = useZones(hostZone);
  return (
    <div className="grid min-h-11 content-start text-sm xl:justify-items-end">
      {all.length === 0 ? (
        <p className="text-ink-soft xl:text-right">
          <span className="block text-xs">{say('All times are for')}</span>
          {named(zone ?? hostZone)}
        </p>
      ) : (
        <label className="grid w-fit text-ink-soft xl:text-right">
          <span className="text-xs">{label}</span>
          <span className="relative inline-flex items-center font-medium text-ink">
            <select
              value={zone ?? hostZone}
              onChange={(event) => setZone(event.target.value)}
              className="field-sizing-content max-w-full appearance-none rounded-sm bg-transparent py-0.5 pr-6 underline decoration-[1.5px] underline-offset-[0.25em] xl:text-right"
            >
              {Array.from({ length: parts }, (_, part) => part).map((part) => (
                <ZonesOfPart key={part} all={all} part={part} />
              ))}
            </select>
            <Icon name="chevron" className="pointer-events-none absolute right-0" />
          </span>
        </label>
      )}
    </div>
  );
}

const perPart = 50;

/**
 * All zones that can be chosen, the visitor’s own first. They are some four hundred, which are put in by parts whenever
 * the browser has nothing else to do; none before.
 */
function useZones(hostZone: string) {
  const [all, setAll] = useState<readonly string[]>([]);
  const [parts, setParts] = useState(1);
  useEffect(() => {
    whenIdle(() =>
      setAll([...new Set([browserZone(hostZone), hostZone, ...Intl.supportedValuesOf('timeZone')])]),
    );
  }, [hostZone]);
  useEffect(() => {
    if (all.length > parts * perPart) whenIdle(() => setParts(parts + 1));
  }, [all, parts]);
  return { all, parts };
}

type PartProps = { all: readonly string[]; part: number };

/** Drawn once: what is chosen elsewhere on the page has nothing to do with them. */
const ZonesOfPart = memo(({ all, part }: PartProps) =>
  all.slice(part * perPart, (part + 1) * perPart).map((one) => (
    <option key={one} value={one}>
      {named(one)}
    </option>
  )),
);

function named(zone: string): string {
  return zone.replaceAll('_', ' ');
}
