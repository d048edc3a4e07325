/** A date or moment in words that wraps only between its parts: 'Monday,' 'March 3rd, 2025' 'at 9:30 AM'. */
export function WholeParts({ text }: { text: string }) {
  const parts = text.split(/(?<=day,) |(?<=\d) (?=at )/);
  return parts.map((part, index) => (
    <span key={part}>
      {index > 0 && ' '}
      <span className="inline-block">{part}</span>
    </span>
  ));
}
