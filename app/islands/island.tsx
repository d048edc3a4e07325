import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { textSeparator } from '#app/lean-markup.ts';

/** When a part of a public page comes alive: at once, when the browser is idle, when seen, or when touched. */
type IslandLoad = 'now' | 'idle' | 'visible' | 'interaction';

type IslandProps<P extends object> = {
  /** Key in `entry.islands.ts`. */
  name: string;
  component: ComponentType<P>;
  /** Serialisable; written into the page, so nothing secret. */
  props: P;
  load?: IslandLoad;
  className?: string;
};

/**
 * A React component that is rendered on the server and hydrated on its own in the browser, in a build by Preact
 * (decision 0107): without `useId` in what the server draws, since each of them counts in its own way.
 */
export function Island<P extends object>({
  name,
  component: Component,
  props,
  load = 'visible',
  className,
}: IslandProps<P>) {
  const drawn = renderToString(<Component {...props} />, { identifierPrefix: `${name}-` });
  // What is hydrated keeps its texts apart; elsewhere these marks are left out.
  const html = drawn.replaceAll(textSeparator, '<!---->');
  return (
    <div
      data-island={name}
      data-load={load}
      data-props={JSON.stringify(props)}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React itself rendered and escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
