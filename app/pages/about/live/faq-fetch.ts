/** As long as a page of questions may take. */
const patienceMs = 15_000;

/**
 * The topics that a page of this site holds, each an element with its questions.
 * @param address of the page; as it stands in a link, so that a draft’s pages are fetched from the draft
 * @throws when it does not come, or comes without questions
 */
export async function fetchTopics(address: string): Promise<HTMLElement[]> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const topics = [...page.querySelectorAll<HTMLElement>('[data-panel]')];
  if (topics.length === 0) throw new Error(`There are no questions at ${address}`);
  return topics;
}

export const questionsIn = (topic: ParentNode): HTMLDetailsElement[] => [
  ...topic.querySelectorAll('details'),
];

/** The name of a question in links. */
export const nameOf = (question: Element): string => question.querySelector('summary + div')?.id ?? '';

/** A question of another page, with the level that headings of questions have here. */
export function asOurs(question: HTMLDetailsElement): HTMLDetailsElement {
  const ours = document.importNode(question, true);
  const heading = ours.querySelector('summary > *');
  const own = document.createElement('h4');
  own.append(...(heading?.childNodes ?? []));
  heading?.replaceWith(own);
  ours.querySelector('.faq-short')?.remove();
  return ours;
}
