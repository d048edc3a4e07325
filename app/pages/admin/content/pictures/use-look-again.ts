import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 2_500;

/** Looks again while something is being prepared. */
export function useLookAgain(waits: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => void revalidate(), everyMs);
    return () => clearInterval(timer);
  }, [waits, revalidate]);
}
