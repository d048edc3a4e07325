import { useEffect, useRef } from 'react';

/**
 * The place that an arrow key, Home or End leads to in a grid filled row by row. Disabled places are skipped; when
 * there is none in that direction, the place stays.
 * @param open which places can be chosen, in order
 */
export function nextPlace(key: string, from: number, open: readonly boolean[], columns: number): number {
  const walk = (start: number, step: number): number => {
    for (let place = start; place >= 0 && place < open.length; place += step) if (open[place]) return place;
    return from;
  };
  switch (key) {
    case 'ArrowRight':
      return walk(from + 1, 1);
    case 'ArrowLeft':
      return walk(from - 1, -1);
    case 'ArrowDown':
      return walk(from + columns, columns);
    case 'ArrowUp':
      return walk(from - columns, -columns);
    case 'Home':
      return walk(0, 1);
    case 'End':
      return walk(open.length - 1, -1);
    default:
      return from;
  }
}

/**
 * Roving tabindex: one tab stop for a grid of buttons, the chosen one or the first, with arrow keys between them.
 * Only after hydration: without scripts every button keeps its own stop.
 * @param cellsAt the cell of the grid that each button stands in, where some are left empty
 */
export function useRovingFocus(cellsAt?: (columns: number) => readonly number[]) {
  const grid = useRef<HTMLDivElement>(null);

  // Runs after every render: the buttons may be others, or another one may be chosen.
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const buttons = [...element.querySelectorAll('button')];
    const stopAt = (place: number) => {
      for (const [index, button] of buttons.entries()) {
        const stop = index === place ? 0 : -1;
        if (button.tabIndex !== stop) button.tabIndex = stop;
      }
    };
    const open = buttons.map((button) => !button.disabled);
    const found = [
      buttons.indexOf(document.activeElement as HTMLButtonElement),
      buttons.findIndex((button) => button.getAttribute('aria-pressed') === 'true'),
      open.indexOf(true),
    ];
    stopAt(found.find((place) => place >= 0) ?? 0);

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
      if (from < 0) return;
      const columns = columnsOf(element);
      const cells = columns < Infinity ? cellsAt?.(columns) : undefined;
      const cellOf = (place: number) => cells?.[place] ?? place;
      const openCells = Array.from({ length: cellOf(buttons.length - 1) + 1 }, () => false);
      for (const [place, one] of open.entries()) openCells[cellOf(place)] = one;
      const next = nextPlace(event.key, cellOf(from), openCells, columns);
      const to = buttons.findIndex((_, place) => cellOf(place) === next);
      if (to === from) return;
      event.preventDefault();
      stopAt(to);
      buttons[to]?.focus();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  });
  return grid;
}

/** How many columns the width of the window leaves; one for what is no grid, and no end of them for a single row. */
function columnsOf(element: Element): number {
  const { display, flexWrap, gridTemplateColumns } = getComputedStyle(element);
  return display === 'flex' && flexWrap === 'nowrap' ? Infinity : gridTemplateColumns.split(' ').length;
}
