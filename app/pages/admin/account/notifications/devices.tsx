import type { Place, TriedPlace } from './place.ts';
import { PlaceCard } from './place-card.tsx';
import { ThisDevice } from './this-device.tsx';

type DevicesProps = { devices: Place[]; pushKey: string; tried: TriedPlace };

/** The phones and computers on which notices appear, and the way to add the one in hand. */
export function Devices({ devices, pushKey, tried }: DevicesProps) {
  return (
    <>
      {devices.map((one) => (
        <PlaceCard
          key={one.id}
          title={one.name}
          standing={one.standing}
          trouble={one.trouble}
          id={one.id}
          removable
          tried={tried}
        />
      ))}
      <PlaceCard title="Phone or computer" id={null} tried={null}>
        <ThisDevice pushKey={pushKey} />
      </PlaceCard>
    </>
  );
}
