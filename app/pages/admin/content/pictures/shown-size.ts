/** The size in which a picture stands on its page, in CSS pixels: within 288 by 360, so that a click can be read. */
export function shownSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(288 / width, 360 / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
