/**
 * Shows how much of the files has left, or takes the bar away.
 * @returns moves the bar; takes 0 to 1
 */
export function showProgress(form: HTMLFormElement, shown: boolean): (done: number) => void {
  const place = form.querySelector<HTMLElement>('[data-uploading]');
  const bar = place?.querySelector('progress');
  const text = place?.querySelector('[data-uploading-text]');
  const move = (done: number) => {
    const percent = Math.round(done * 100);
    if (bar) bar.value = percent;
    if (text) text.textContent = `${percent}%`;
  };
  if (place) place.hidden = !shown;
  move(0);
  return move;
}
