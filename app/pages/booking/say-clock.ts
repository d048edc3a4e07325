import { say } from '#content/say.ts';
import { sayDate, sayTime } from '#content/say-dates.ts';

/** 'Monday, March 3rd, 2025 at 9:30 AM', in the owner's words. */
export function sayClock({ date, time }: { date: string; time: string }): string {
  return say('{date} at {time}', { date: sayDate(date), time: sayTime(time) });
}
