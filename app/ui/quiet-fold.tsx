import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** What hardly anybody looks for, behind a line of small print; it opens without a script. */
export function QuietFold({ line, children }: { line: ReactNode; children: ReactNode }) {
  return (
    <details className="text-ink-soft text-sm">
      <summary className="min-h-11 w-fit py-2.5 hover:text-tide">
        {line}
        <Icon name="chevron" className="ml-1.5 inline align-[-0.2em]" />
      </summary>
      {children}
    </details>
  );
}
