import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast-store.ts';

const clearedAfterMs = 2000;

type CopyRowProps = { label: string; value: string };

/** A value with its label and a button that copies it. */
export function CopyRow({ label, value }: CopyRowProps) {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    if (!(await copyText(value, field.current))) {
      showToast({
        title: 'Error',
        description: 'Please select the text and copy it yourself.',
        tone: 'error',
      });
      return;
    }
    setCopied(true);
    showToast({ title: `${label} copied to clipboard`, tone: 'success' });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), clearedAfterMs);
  };
  const id = label.toLowerCase().replaceAll(' ', '-');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          ref={field}
          id={id}
          readOnly
          value={value}
          className="min-h-12.5 min-w-0 flex-[1_1_18rem] rounded-md border-[1.5px] border-edge bg-foam px-4 font-mono text-sm"
        />
        <Button
          tone="outline"
          icon={copied ? 'check' : undefined}
          onClick={() => void copy()}
          aria-label={`Copy ${label}`}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </div>
  );
}

/** `navigator.clipboard` is missing on plain HTTP outside localhost; there the old command copies. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}
