import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { cx } from '#app/ui/cx.ts';
import { drawingAt } from '#domain/pictures/drawn.ts';
import { type AlsoHere, alsoHere } from './also-here.ts';
import { AlsoHerePart } from './also-here-part.tsx';
import type { Width } from './widths.ts';

/** Where the pages of the draft lie; `own-draft.ts` answers there. */
const draft = '/admin/content/draft';

/** Whole texts: a click within one of them means all of it. */
const texts = 'h1,h2,h3,h4,p,li,dt,dd,td,th,a,button,summary,figcaption,blockquote,label,legend,caption,span';

/** A page of the draft in a phone's width or the whole one. A click on a text or a drawing looks for its field. */
export function Frame({ page, width }: { page: string; width: Width }) {
  const navigate = useNavigate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [also, setAlso] = useState<{ page: string; groups: AlsoHere[] }>({ page, groups: [] });

  useEffect(() => {
    const element = frame.current;
    const addressOf = (inside: Document) => inside.location.pathname.slice(draft.length) || '/';
    const find = ({ target, currentTarget }: MouseEvent) => {
      const inside = currentTarget as Document;
      // Elements of the frame are of its own window, whose classes are others than this one’s.
      const shown = addressOf(inside);
      const drawing = drawingAt((target as Partial<HTMLImageElement> | null)?.currentSrc ?? '');
      if (drawing) return new URLSearchParams({ page: shown, width, drawing });
      const text = (target as Element | null)?.closest(texts)?.textContent?.replace(/\s+/g, ' ').trim();
      if (!text) return null;
      return new URLSearchParams({ page: shown, width, find: text.slice(0, 400) });
    };
    const follow = (event: MouseEvent) => {
      const query = find(event);
      if (!query) return;
      event.preventDefault();
      void navigate(`?${query}`, { preventScrollReset: true, replace: true });
    };
    const listen = () => {
      const inside = element?.contentDocument;
      inside?.addEventListener('click', follow);
      if (inside?.readyState === 'complete' && inside.location.pathname.startsWith(draft))
        setAlso({ page: addressOf(inside), groups: alsoHere(inside) });
    };
    // It may have been loaded before this page came alive.
    listen();
    element?.addEventListener('load', listen);
    return () => {
      element?.contentDocument?.removeEventListener('click', follow);
      element?.removeEventListener('load', listen);
    };
  }, [navigate, width]);

  return (
    <>
      <div className="overflow-x-auto rounded-xl bg-sand p-3 sm:p-5">
        <iframe
          ref={frame}
          title={`The draft of ${page}`}
          src={`${draft}${page}`}
          // Its own scripts never run; the page around it may read what was clicked.
          sandbox="allow-same-origin"
          className={cx(
            'mx-auto h-[min(52rem,80svh)] rounded-lg bg-foam shadow-line',
            width === 'phone' ? 'w-[24.375rem] max-w-full' : 'w-full',
          )}
        />
      </div>
      <AlsoHerePart groups={also.groups} page={also.page} width={width} />
    </>
  );
}
