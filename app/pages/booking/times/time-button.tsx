import { memo } from 'react';
import { cx } from '#app/ui/cx.ts';
import type { SlotView } from '#domain/booking/usual-slots.ts';
import { SlotTime } from './slot-time.tsx';

type TimeButtonProps = {
  slot: SlotView;
  date: string;
  chosen: boolean;
  /** Why it cannot be chosen, where it cannot. */
  why: string | undefined;
  host: string;
  own: string | null;
};

/** One start, or why it cannot be chosen. Drawn anew only where something of it has changed. */
export const TimeButton = memo(({ slot, date, chosen, why, host, own }: TimeButtonProps) => {
  return (
    <button
      type="submit"
      name="time"
      value={slot.start}
      disabled={!slot.available}
      aria-pressed={chosen}
      className={cx(
        'figures grid min-h-13 sm:min-h-15 content-center rounded-md border-[1.5px] px-3 py-1.5 text-center transition-colors sm:px-4',
        own && 'has-two-clocks',
        chosen && 'border-ink bg-ink text-chalk',
        !chosen && slot.available && 'border-edge bg-foam hover:border-ink hover:bg-sand',
        !slot.available && 'border-sand-deep bg-sand text-ink-soft',
      )}
    >
      <SlotTime
        date={date}
        start={slot.start}
        zones={{ host, own }}
        struck={!slot.available}
        quiet={chosen ? 'text-chalk' : 'text-ink-soft'}
      />
      {!slot.available && <span className="text-xs">{why}</span>}
    </button>
  );
});
