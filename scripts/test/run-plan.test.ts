import { expect, test } from 'vitest';
import { runPlan } from './run-plan.ts';

const step = (name: string, ...after: string[]) => ({ name, args: [], after });

test('a step begins when those before it have ended, beside all others', async () => {
  const said: string[] = [];
  const ends = new Map<string, () => void>();
  const steps = [
    step('images'),
    step('types'),
    step('build', 'images'),
    step('tests', 'build', 'types', 'left out'),
  ];
  const all = runPlan(steps, async ({ name }) => {
    said.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    return name.length;
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
    return said.splice(0);
  };
  expect(await end('nothing')).toEqual(['images', 'types']);
  expect(await end('images')).toEqual(['build']);
  expect(await end('build')).toEqual([]);
  expect(await end('types')).toEqual(['tests']);
  await end('tests');
  expect(await all).toEqual([6, 5, 5, 5]);
});
