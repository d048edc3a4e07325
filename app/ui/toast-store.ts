type ToastTone = 'success' | 'error';
export type ToastMessage = { id: number; title: string; description?: string | undefined; tone: ToastTone };

let current: ToastMessage | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function set(message: ToastMessage | null): void {
  current = message;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one before. The page must have a `Toaster`. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  set({ ...message, id: nextId++ });
}

export function dismissToast(id: number): void {
  if (current?.id === id) set(null);
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): ToastMessage | null {
  return current;
}
