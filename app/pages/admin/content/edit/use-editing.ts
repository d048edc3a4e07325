import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Editor } from '#app/pages/admin/content/fields/editor-context.ts';
import { entriesOf } from '#domain/editor/entries.ts';
import { changeList } from '#domain/editor/list-changes.ts';
import type { DocumentView } from './document-view.ts';
import { goTo } from './go-to.ts';
import type { Typed } from './typed.ts';

/** A form of at most so many controls is unfolded from the start. */
const fewControls = 30;

type Moved = { focus: string | null; said: string; asked: string };

/**
 * What the controls of a document's form show. Changes of lists happen here at once where a script runs: the controls
 * keep what was typed, since each is known by its name.
 */
export function useEditing(form: RefObject<HTMLFormElement | null>, view: DocumentView, typed: Typed | null) {
  const [entries, setEntries] = useState(() => new Map(typed?.entries ?? view.entries));
  // Of the page as it arrived: what a script brings later must not fold what somebody unfolded.
  const [place] = useState(typed?.focus ?? null);
  const [moved, setMoved] = useState<Moved>({
    focus: typed?.focus ?? null,
    said: typed?.said ?? '',
    asked: '',
  });
  useEffect(() => {
    if (!typed) return;
    setEntries(new Map(typed.entries));
    setMoved({ focus: typed.focus, said: typed.said ?? '', asked: '' });
  }, [typed]);
  useEffect(() => {
    if (moved.focus && form.current) goTo(form.current, moved.focus, moved.asked);
  }, [moved, form]);
  const editor = useMemo((): Omit<Editor, 'control'> => {
    const change = (asked: string) => {
      if (!form.current) return false;
      const changed = changeList(view.field, entriesOf(new FormData(form.current)), asked);
      if (!changed) return false;
      setEntries(changed.entries);
      setMoved({ ...changed, asked });
      form.current.dispatchEvent(new Event('input', { bubbles: true }));
      return true;
    };
    const wrong = new Map(typed?.wrong.map(({ name, message }) => [name, message]));
    const previews = new Map(typed?.previews);
    const found = typed?.found;
    const picturesFor = (name: string) => (found?.name === name ? found.offer : view.pictures);
    const { references, factsNow } = view;
    return {
      entries,
      wrong,
      previews,
      references,
      factsNow,
      change,
      picturesFor,
      place,
      isShort: view.entries.length <= fewControls,
    };
  }, [entries, form, place, typed, view]);
  return { editor, said: moved.said };
}
