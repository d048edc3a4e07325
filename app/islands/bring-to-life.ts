/**
 * The module of an island. `mount` takes over one element and returns false when there is nothing to do in it. When
 * it throws or rejects, the element keeps working as plain HTML.
 */
export type IslandModule = { mount: (element: HTMLElement, props: unknown) => boolean | Promise<boolean> };

export type Registry = Record<string, (() => Promise<IslandModule>) | undefined>;

/**
 * Loads and mounts the island of an element; `data-alive` is set once it has mounted. Always resolves: an error of
 * the island is reported here, a module that cannot be loaded is reported by the browser.
 */
export async function bringToLife(element: HTMLElement, registry: Registry): Promise<void> {
  const island = await registry[element.dataset.island ?? '']?.().catch(() => null);
  try {
    if (await island?.mount(element, JSON.parse(element.dataset.props ?? '{}'))) element.dataset.alive = '';
  } catch (error) {
    reportError(error);
  }
}
