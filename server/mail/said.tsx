import { Fragment, type ReactNode } from 'react';

/** A wording of the content with what stands for its names in braces put in. */
export function said(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

type SaidProps = { text: string; parts: Readonly<Record<string, ReactNode>> };

/** The same where a link or something emphasised is put in. */
export function Said({ text, parts }: SaidProps) {
  return text.split(/\{\{(\w+)\}\}/).map((part, index) => {
    // The parts of one wording never change places, so the index is a stable key.
    const key = `${index}-${part}`;
    return <Fragment key={key}>{index % 2 === 1 ? parts[part] : part}</Fragment>;
  });
}
