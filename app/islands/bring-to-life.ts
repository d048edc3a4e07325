/**
 * What an island's module gives. `mount` brings one element to life and says whether it did: false when there is
 * nothing to do in it. When it throws or rejects, the element stays as the browser itself works it.
 */
export type IslandModule = { mount: (element: HTMLElement, props: unknown) => boolean | Promise<boolean> };

export type Registry = Record<string, (() => Promise<IslandModule>) | undefined>;

/**
 * Loads and mounts the island of an element, which counts as alive (`data-alive`) only once it really is.
 * Resolves in either case; a fault of the island is reported, a module that could not be loaded by the browser.
 */
export async function bringToLife(element: HTMLElement, registry: Registry): Promise<void> {
  const island = await registry[element.dataset.island ?? '']?.().catch(() => null);
  try {
    if (await island?.mount(element, JSON.parse(element.dataset.props ?? '{}'))) element.dataset.alive = '';
  } catch (error) {
    reportError(error);
  }
}
