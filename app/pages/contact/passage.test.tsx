import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { course, lying, passageSize } from '#art/forms/passage.ts';
import { Passage } from './passage.tsx';

const numbersIn = (text: string | undefined) => (text?.match(/-?[\d.]+/g) ?? []).map(Number);

test('the boat lies at the first mark of its course, and sails from mark to mark with its line behind it', () => {
  const drawn = renderToStaticMarkup(<Passage />);
  expect(drawn).toContain(`viewBox="0 0 ${passageSize.width / 2} ${passageSize.height / 2}"`);
  expect(drawn).toContain(`transform="${lying}"`);
  const [left = 0, top = 0] = numbersIn(/translate\(([^)]*)\)/.exec(drawn)?.[1]);
  // The middle of its hull, whose foot is at 38.
  const [x, y] = [left + 20, top + 38];
  expect([x, y]).toEqual(course.marks[0]);

  const styles = readFileSync(new URL('./contact.css', import.meta.url), 'utf8');
  const sailed = [...styles.matchAll(/contact-boat \{\s*translate: ([^;]*)/g)].map(([, by]) => numbersIn(by));
  expect(sailed.map(([dx = 0, dy = 0]) => [x + dx, y + dy])).toEqual(course.marks.slice(1));

  const line = /contact-sailed" d="([^"]*)"/.exec(drawn)?.[1];
  const stops = [course.from, ...course.marks];
  expect(numbersIn(line)).toEqual(stops.flat());
  // What of it is not drawn yet at each mark, out of a dash that is longer than the line.
  const whole = Number(/stroke-dasharray="(\d+)"/.exec(drawn)?.[1]);
  const rests = [...styles.matchAll(/stroke-dashoffset: (\d+)/g)].map(([, rest]) => Number(rest));
  let long = 0;
  const wanted = course.marks.map((mark, index) => {
    const before = stops[index] ?? mark;
    long += Math.hypot(mark[0] - before[0], mark[1] - before[1]);
    return Math.round(whole - long);
  });
  expect(rests).toEqual(wanted);
});
