import { browser, phone, phoneHeight, shadow } from './frames.ts';
import { at } from './svg.ts';

/** Size of what stands free on a study's colour; on its right it goes on beyond the window. */
export const standingSize = { width: 1440, height: 1240 } as const;

type Standing = {
  readonly id: string;
  readonly address: string;
  readonly tone: 'light' | 'dark';
  /** The page in units of 1.4: those right of 1,000 are out of sight. */
  readonly page: string;
  readonly screen: string;
  readonly statusInk: string;
  readonly shade: string;
};

const scale = 1.4;
const [pageWidth, tall] = [1280, 780];
const phoneWidth = 440;
const top = 24;

/** A window that goes on beyond the right edge, and a whole phone before it; nothing behind them. */
export function standing(shown: Standing): string {
  const { id, address, tone, page, screen, statusInk, shade } = shown;
  const { width, height } = standingSize;
  const windowX = 44;
  const phoneX = width - phoneWidth - 56;
  const phoneY = height - phoneHeight(phoneWidth) - 44;
  const [w, h] = [pageWidth * scale, tall * scale];
  return [
    shadow(`${id}-s1`, windowX, top, w, h, 22, shade, 0.8),
    at(
      windowX,
      top,
      scale,
      browser({ id: `${id}-b`, x: 0, y: 0, width: pageWidth, height: tall, pageWidth, address, tone, page }),
    ),
    shadow(`${id}-s2`, phoneX, phoneY, phoneWidth, phoneHeight(phoneWidth), 66, shade, 0.8),
    phone({ id: `${id}-p`, x: phoneX, y: phoneY, width: phoneWidth, screen, statusInk }),
  ].join('');
}
