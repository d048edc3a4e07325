import { memo } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { say } from '#content/say.ts';
import type { ZoneChoice } from './use-zone.ts';

type ZonePickerProps = { label: string; hostZone: string; choice: ZoneChoice };

/** Chooses the second zone. Its space is reserved before scripts run; without them the agency’s zone is named. */
export function ZonePicker({ label, hostZone, choice }: ZonePickerProps) {
  const { zone, zones, setZone } = choice;
  return (
    <div className="grid min-h-11 content-start text-sm xl:justify-items-end">
      {zones.length === 0 ? (
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
              <Zones zones={zones} />
            </select>
            <Icon name="chevron" className="pointer-events-none absolute right-0" />
          </span>
        </label>
      )}
    </div>
  );
}

/** Drawn once: what is chosen elsewhere on the page has nothing to do with four hundred zones. */
const Zones = memo(({ zones }: { zones: readonly string[] }) =>
  zones.map((one) => (
    <option key={one} value={one}>
      {named(one)}
    </option>
  )),
);

function named(zone: string): string {
  return zone.replaceAll('_', ' ');
}
