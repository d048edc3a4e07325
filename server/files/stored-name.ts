const pattern = /^[0-9a-f-]{36}$/;

/** Whether a file of a folder or bucket is the store's own. */
export const isStoredName = (name: string): boolean => pattern.test(name);

/** @throws Error on anything that could lead elsewhere */
export function checkedName(name: string): string {
  if (!isStoredName(name)) throw new Error('This is not the name of a stored file.');
  return name;
}
