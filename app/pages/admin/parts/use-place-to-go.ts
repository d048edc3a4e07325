import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * For a note of what was done: whoever was led here by a button that is gone or locked gets a place. A keyboard would
 * begin anew at the top, and a status that comes with its page is not read out.
 */
export function usePlaceToGo<Note extends HTMLElement>(): RefObject<Note | null> {
  const note = useRef<Note>(null);
  const isFollowed = useNavigationType() !== 'POP';
  useEffect(() => {
    if (isFollowed && document.activeElement === document.body) note.current?.focus({ preventScroll: true });
  }, [isFollowed]);
  return note;
}
