import { part } from '#app/browser/part.ts';
import { showAnswer } from '#app/pages/forms/live/answers.ts';
import { say } from '#content/say.ts';
import { fileProblem, maxFiles, tooManyFiles } from '#domain/leads/files.ts';

type FileTexts = {
  /** With {{file}}. */
  remove: string;
  /** With {{count}}; read out when the list changes. */
  count: string;
};

type FileListOptions = { form: HTMLFormElement; texts: FileTexts; onChange: () => void };

export type FileList = { count: () => number; showLost: (lost: boolean) => void };

/**
 * Files can be added several times, dropped, and removed one by one. The input itself always has the whole list, so
 * that the form sends it with and without the island.
 */
export function startFileList({ form, texts, onChange }: FileListOptions): FileList {
  const input = part(form, '#files', HTMLInputElement);
  const list = part(form, '[data-files]', HTMLElement);
  const zone = part(form, '[data-drop]', HTMLElement);
  const count = part(form, '[data-files-count]', HTMLElement);
  const lostNote = part(form, '[data-files-lost]', HTMLElement);
  const template = part(form, 'template[data-file-row]', HTMLTemplateElement);
  const dropNote = part(form, '[data-drop-note]', HTMLElement);
  let files: File[] = [];

  const draw = () => {
    const all = new DataTransfer();
    for (const file of files) all.items.add(file);
    input.files = all.files;
    list.hidden = files.length === 0;
    list.replaceChildren(...files.map((file, index) => row(template, file, texts, () => remove(index))));
    count.textContent = texts.count.replace('{{count}}', String(files.length));
    onChange();
  };

  const add = (chosen: Iterable<File>) => {
    const problems = new Set<string>();
    const before = files.length;
    for (const file of chosen) {
      const problem = fileProblem(file.name, file.size);
      if (problem) problems.add(problem);
      else if (files.some((one) => isSame(one, file))) continue;
      else if (files.length >= maxFiles) problems.add(tooManyFiles);
      else files = [...files, file];
    }
    const text = [...problems].join('. ');
    showAnswer(form, 'files', text ? { tone: 'error', text } : null);
    if (files.length > before) lostNote.hidden = true;
    draw();
  };

  const remove = (index: number) => {
    files = files.toSpliced(index, 1);
    showAnswer(form, 'files', null);
    draw();
    const rows = list.querySelectorAll<HTMLElement>('[data-file-remove]');
    (rows[Math.min(index, rows.length - 1)] ?? input).focus();
  };

  input.addEventListener('change', () => add(input.files ?? []));
  zone.addEventListener('dragover', (event) => {
    event.preventDefault();
    zone.setAttribute('data-over', '');
  });
  zone.addEventListener('dragleave', () => zone.removeAttribute('data-over'));
  zone.addEventListener('drop', (event) => {
    event.preventDefault();
    zone.removeAttribute('data-over');
    add(event.dataTransfer?.files ?? []);
  });
  dropNote.hidden = false;
  if (input.files?.length) add(input.files);

  return {
    count: () => files.length,
    showLost: (lost) => {
      lostNote.hidden = !lost;
    },
  };
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

function row(template: HTMLTemplateElement, file: File, texts: FileTexts, onRemove: () => void): Node {
  const copy = document.importNode(template.content, true);
  const put = (selector: string, text: string) => {
    part(copy, selector, HTMLElement).textContent = text;
  };
  put('[data-file-name]', file.name);
  put('[data-file-size]', sizeText(file.size));
  const button = part(copy, '[data-file-remove]', HTMLButtonElement);
  button.setAttribute('aria-label', texts.remove.replace('{{file}}', file.name));
  button.addEventListener('click', onRemove);
  return copy;
}

/** '840 KB', '2.4 MB'. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return say('{size} KB', { size: Math.max(1, Math.round(kilobytes)) });
  return say('{size} MB', { size: (kilobytes / 1024).toFixed(1) });
}
