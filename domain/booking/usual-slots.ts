/** A slot as the public API tells it: wall times in the agency's zone. */
export type SlotView = { start: string; end: string; available: boolean };

/**
 * The usual half-hours from 09:00 with the noon hour free and the last start at 16:00 (specification, section 9):
 * offered as requests when the real availability cannot be read.
 */
export function usualSlots(): SlotView[] {
  const slots: SlotView[] = [];
  for (let minutes = 9 * 60; minutes <= 16 * 60; minutes += 30) {
    if (minutes >= 12 * 60 && minutes < 13 * 60) continue;
    slots.push({ start: clock(minutes), end: clock(minutes + 30), available: true });
  }
  return slots;
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
}
