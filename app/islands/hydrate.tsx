import { Component, type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { carryOver } from './carry-over.ts';

type HydratedProps<P extends object> = { component: ComponentType<P>; props: P; onReady: () => void };

function Hydrated<P extends object>({ component: Given, props, onReady }: HydratedProps<P>) {
  // Calls back after the effects have run and their changes are drawn; a component that throws by then is already
  // unmounted.
  useEffect(() => {
    const ready = setTimeout(onReady);
    return () => clearTimeout(ready);
  }, [onReady]);
  return <Given {...props} />;
}

type WatchedProps = { children: ReactNode; onGone: (error: unknown) => void };

/** Takes away what throws. A boundary and no option of the root: builds have Preact here (decision 0107). */
class Watched extends Component<WatchedProps, { thrown?: { error: unknown } }> {
  override state: { thrown?: { error: unknown } } = {};
  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }
  override render() {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    return <Gone onGone={() => this.props.onGone(thrown.error)} />;
  }
}

/** Nothing; calls back once nothing is what the element holds. */
function Gone({ onGone }: { onGone: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(onGone, []);
  return null;
}

/**
 * Makes the `mount` of an island that is a component: resolves once the markup of the server is hydrated. When the
 * component throws, then or later, the server’s markup is put back with what was typed, and `data-alive` is removed.
 */
export function hydrated<P extends object>(name: string, component: ComponentType<P>) {
  return (element: HTMLElement, props: unknown): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const [live, spare] = [[...element.children], element.cloneNode(true)];
      const putBack = (error: unknown) => {
        carryOver(live, spare as HTMLElement);
        element.replaceChildren(...spare.childNodes);
        if (element.dataset.alive === undefined) return reject(error);
        delete element.dataset.alive;
        reportError(error);
      };
      hydrateRoot(
        element,
        <Watched onGone={putBack}>
          <Hydrated component={component} props={props as P} onReady={() => resolve(true)} />
        </Watched>,
        { identifierPrefix: `${name}-` },
      );
    });
}
