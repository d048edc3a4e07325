import { useState } from 'react';
import { showToast } from '#app/ui/toast-store.ts';

/** Toasts, whose code is loaded with the first one. */
export function useToasts() {
  const [toasts, setToasts] = useState(false);
  const toast = (tone: 'success' | 'error', title: string, description: string) => {
    setToasts(true);
    showToast({ tone, title, description });
  };
  return { toasts, toast };
}
