/** A question with its answer as HTML. */
export type FaqItemView = { id: string; question: string; html: string; short?: string };

type QuestionProps = FaqItemView & { level?: 2 | 3 | 4; open?: boolean };

/**
 * One of many questions: its style is in `faq.css`, since classes and an icon on each were half of the page’s HTML.
 */
export function Question({ id, question, html, short, level = 4, open = false }: QuestionProps) {
  const Heading = `h${level}` as const;
  return (
    <details open={open}>
      <summary>
        <Heading>{question}</Heading>
        {short && <span className="faq-short">{short}</span>}
      </summary>
      {/* The id is inside: a link to it opens the answer in every browser, with or without a script. */}
      <div
        id={`faq-${id}`}
        className="prose"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered by answer-html.server.ts
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </details>
  );
}
