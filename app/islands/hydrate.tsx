import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { carryOver } from './carry-over.ts';

type HydratedProps<P extends object> = { component: ComponentType<P>; props: P; onReady: () => void };

function Hydrated<P extends object>({ component: Component, props, onReady }: HydratedProps<P>) {
  // Once the effects have run and what they set is drawn; a component that breaks in that is gone before.
  useEffect(() => {
    const ready = setTimeout(onReady);
    return () => clearTimeout(ready);
  }, [onReady]);
  return <Component {...props} />;
}

/**
 * Makes the `mount` of a React island: resolves once React has taken the markup over. When the component throws,
 * then or later, the server's markup comes back with what was typed, its forms work by themselves, and it is no
 * longer called alive.
 */
export function hydrated<P extends object>(name: string, component: ComponentType<P>) {
  return (element: HTMLElement, props: unknown): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const [live, spare] = [[...element.children], element.cloneNode(true)];
      hydrateRoot(
        element,
        <Hydrated component={component} props={props as P} onReady={() => resolve(true)} />,
        {
          identifierPrefix: `${name}-`,
          onUncaughtError: (error) => {
            // React has not left its own work yet: it empties the place after this.
            queueMicrotask(() => {
              carryOver(live, spare as HTMLElement);
              element.replaceChildren(...spare.childNodes);
              if (element.dataset.alive === undefined) return reject(error);
              delete element.dataset.alive;
              reportError(error);
            });
          },
        },
      );
    });
}
