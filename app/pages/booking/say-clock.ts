import { say } from '#content/say.ts';
import { formatDate, formatTime } from '#domain/format/date-time.ts';

/** 'Monday, March 3rd, 2025 at 9:30 AM', in the owner's words. */
export function sayClock({ date, time }: { date: string; time: string }): string {
  return say('{date} at {time}', { date: formatDate(date), time: formatTime(time) });
}
