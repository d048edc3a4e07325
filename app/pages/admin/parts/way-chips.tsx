import { Chip, ChipGroup } from '#app/ui/choice.tsx';
import { type Way, ways } from '#domain/booking/talk.ts';

const labels: Record<Way, string> = { video: 'By video', phone: 'By phone, we ring' };

/** The ways of a call to choose from; put it into a `FieldGroup`. @param chosen what is sent may be anything */
export function WayChips({ chosen }: { chosen: string }) {
  return (
    <ChipGroup>
      {ways.map((way) => (
        <Chip
          key={way}
          type="radio"
          name="way"
          value={way}
          label={labels[way]}
          defaultChecked={chosen === way}
        />
      ))}
    </ChipGroup>
  );
}
