import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type HydratedProps<P extends object> = { component: ComponentType<P>; props: P; onReady: () => void };

function Hydrated<P extends object>({ component: Component, props, onReady }: HydratedProps<P>) {
  useEffect(() => onReady(), [onReady]);
  return <Component {...props} />;
}

/** Makes the `mount` of a React island: resolves once React has taken the markup over. */
export function hydrated<P extends object>(name: string, component: ComponentType<P>) {
  return (element: HTMLElement, props: unknown): Promise<void> =>
    new Promise((resolve) => {
      hydrateRoot(element, <Hydrated component={component} props={props as P} onReady={resolve} />, {
        identifierPrefix: `${name}-`,
      });
    });
}
