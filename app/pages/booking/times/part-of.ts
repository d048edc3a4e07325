import { type ComponentType, memo, type ReactNode } from 'react';
import type { BookingState } from '#app/pages/booking/state/booking-state.ts';
import type { BookingView } from '#app/pages/booking/view.ts';

type OfAll = { view: BookingView };
type Known<K extends keyof BookingState> = { state: Pick<BookingState, K> };

/**
 * A part of the widget that knows some of its state and is drawn anew when that changes: a press changes little of the
 * whole, and drawing everything takes a slow phone longer than its answer may.
 * @param isSeen false while nobody sees the part: what it shows is then left as it is
 */
export function partOf<const K extends keyof BookingState, P extends OfAll = OfAll>(
  keys: readonly K[],
  draw: (props: P & Known<K>) => ReactNode,
  isSeen: (state: Pick<BookingState, K>) => boolean = () => true,
): ComponentType<P & Known<K>> {
  return memo(draw, (was, is) => {
    if (!isSeen(is.state)) return true;
    const others = (Object.keys(is) as (keyof P)[]).filter((name) => name !== 'state');
    return (
      others.every((name) => was[name] === is[name]) && keys.every((key) => was.state[key] === is.state[key])
    );
  }) as ComponentType<P & Known<K>>;
}
