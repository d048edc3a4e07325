import { asking } from './owner.ts';
import { takeIn, takePage } from './takes.ts';

const paths = [takePage, takePage, '/', '/lets-talk'];

/** Visitors who ask one page after the other until they are sent away. Each must see whole pages, and time pass. */
export function manyVisitors(url: string) {
  const ask = asking(url, '');
  const faults: string[] = [];
  let [asked, isOver] = [0, false];
  const visitor = async (path: string) => {
    let latest = 0;
    while (!isOver) {
      try {
        const answer = await ask(path);
        asked += 1;
        if (answer.status !== 200) faults.push(`${path} was answered with ${answer.status}`);
        const take = takeIn(answer) ?? 0;
        if (take < latest) faults.push(`${path} went back from take ${latest} to ${take}`);
        latest = Math.max(latest, take);
      } catch (error) {
        faults.push(`${path}: ${error}`);
      }
    }
  };
  const all = paths.map(visitor);
  return {
    leave: async () => {
      isOver = true;
      await Promise.all(all);
      return { asked, faults };
    },
  };
}
