import type { ClipboardEvent } from 'react';
import { oneLine, plainWords } from './clean-text.ts';
import { readHtml } from './read-html.ts';
import { toMarkdown } from './to-markdown.ts';

/** What is pasted into a field of a document's form becomes what the field can hold. */
export function pasteCleaned(event: ClipboardEvent<HTMLFormElement>): void {
  const { target, clipboardData } = event;
  const plain = clipboardData.getData('text/plain');
  if (target instanceof HTMLTextAreaElement) {
    replace(event, target, markdownFor(target, clipboardData) ?? plainWords(plain));
  } else if (target instanceof HTMLInputElement && target.type === 'text') {
    replace(event, target, oneLine(plain));
  }
}

function replace(event: ClipboardEvent, target: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // What is as it should be is left to the browser.
  if (text === '' || text === event.clipboardData.getData('text/plain')) return;
  event.preventDefault();
  insert(target, text);
}

function markdownFor(target: HTMLTextAreaElement, data: DataTransfer): string | null {
  const { marks } = target.dataset;
  const body = marks === undefined ? null : readHtml(data.getData('text/html'));
  if (!body) return null;
  const headings = marks === '2' ? 2 : marks === '3' ? 3 : null;
  const text = toMarkdown(body, { headings, origin: location.origin });
  const before = target.value.slice(0, target.selectionStart);
  const isBlock = text.includes('\n') || /^(#|- |\d+\. )/.test(text);
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  return isBlock ? gap + text : text;
}

/** Through the browser's own command, so that it can be undone. */
function insert(target: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  target.focus();
  if (document.execCommand('insertText', false, text)) return;
  target.setRangeText(text, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
