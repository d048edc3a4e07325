import { setTimeout } from 'node:timers/promises';

/** One visitor, who books or writes, and asks again with the same key until there is an answer. */
export type Visitor = { key: string; email: string; path: string; body: Record<string, unknown> };

export type Answered = { visitor: Visitor; status: number; tries: number };

const days = ['2026-11-24', '2026-11-25'];
const sources = { projectTypes: ['seo'], budget: '5k-15k', timeline: 'asap' };

/** Half of them book, several for each time; the others send an enquiry. */
export async function visitorsOf(url: string, count: number): Promise<Visitor[]> {
  const times = (await Promise.all(days.map((day) => freeTimes(url, day)))).flat();
  return Array.from({ length: count }, (_, index) => {
    const [key, email] = [`visit-${index}`, `visitor${index}@example.com`];
    const who = { name: 'A Visitor', email, idempotencyKey: key };
    const message = 'We sell garden rooms, and nobody finds us.';
    return index % 2 === 0
      ? { key, email, path: '/api/calendar/book', body: { ...who, ...times[(index / 2) % times.length] } }
      : { key, email, path: '/api/contact', body: { ...who, ...sources, company: 'Example Ltd', message } };
  });
}

async function freeTimes(url: string, date: string) {
  const answer = (await (await fetch(`${url}/api/calendar/slots/${date}`)).json()) as {
    slots: { start: string; available: boolean }[];
  };
  return answer.slots
    .filter(({ available }) => available)
    .map(({ start }) => ({ selectedDate: date, selectedTime: start.slice(0, 5) }));
}

/** Asks until somebody answers. @returns the first answer that is no trouble of the way or the machine */
export async function ask(url: string, visitor: Visitor): Promise<Answered> {
  for (let tries = 1; ; tries += 1) {
    const status = await sendOnce(url, visitor);
    if (status !== null && status < 500) return { visitor, status, tries };
    if (tries === 200) throw new Error(`${visitor.key} was never answered.`);
    await setTimeout(100);
  }
}

async function sendOnce(url: string, { path, body }: Visitor): Promise<number | null> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    await answer.text();
    return answer.status;
  } catch {
    return null;
  }
}
