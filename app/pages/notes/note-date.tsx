import { sayLongDate } from '#content/say-dates.ts';

/** A day as people write it, '3 March 2026', and as machines read it. @param words around the day, with '{date}' in them */
export function NoteDate({ date, words = '{date}' }: { date: string; words?: string }) {
  const [before, after] = words.split('{date}');
  return (
    <>
      {before}
      <time dateTime={date}>{sayLongDate(date)}</time>
      {after}
    </>
  );
}
