type SaidSumProps = { text: string; texts: Readonly<Record<string, string>> };

/** A sentence with figures of a sum: each stands in an element of its own, so that the island can change it. */
export function SaidSum({ text, texts }: SaidSumProps) {
  return text.split(/\{(\w+)\}/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence do not change their order
      <span key={at} data-sum={part} className="figures whitespace-nowrap font-semibold">
        {texts[part] ?? '–'}
      </span>
    ),
  );
}
