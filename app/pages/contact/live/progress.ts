import { part } from '#app/browser/part.ts';
import type { Transport } from '#app/browser/transport.ts';
import { uploading } from '#app/browser/uploading.ts';

/** Sends files with a progress bar. */
export function withProgress(form: HTMLFormElement): Transport {
  const place = part(form, '[data-uploading]', HTMLElement);
  const bar = part(place, 'progress', HTMLProgressElement);
  const text = part(place, '[data-uploading-text]', HTMLElement);
  const move = (done: number) => {
    const percent = Math.round(done * 100);
    bar.value = percent;
    text.textContent = `${percent}%`;
  };
  const upload = uploading(move);
  return async (...request) => {
    move(0);
    place.hidden = false;
    try {
      return await upload(...request);
    } finally {
      place.hidden = true;
    }
  };
}
