import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { carryOver } from './carry-over.ts';

type HydratedProps<P extends object> = { component: ComponentType<P>; props: P; onReady: () => void };

function Hydrated<P extends object>({ component: Component, props, onReady }: HydratedProps<P>) {
  // Calls back after the effects have run and their changes are drawn; a component that throws by then is already
  // unmounted.
  useEffect(() => {
    const ready = setTimeout(onReady);
    return () => clearTimeout(ready);
  }, [onReady]);
  return <Component {...props} />;
}

/**
 * Makes the `mount` of a React island: resolves once React has hydrated the markup. When the component throws, then
 * or later, the server’s markup is put back with what was typed, and `data-alive` is removed.
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
            // React is still in its own call here, and empties the element afterwards.
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
