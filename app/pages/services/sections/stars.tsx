import { serviceLabels } from '#content/services/labels.ts';

const star = 'M10 1.6l2.5 5.5 6 .7-4.4 4.1 1.2 5.9L10 14.8l-5.3 3 1.2-5.9L1.5 7.800l6-.7z';

/** The stars that a client gave, as many as they were. */
export function Stars({ count }: { count: number }) {
  return (
    <svg
      viewBox="0 0 112 20"
      width="112"
      height="20"
      role="img"
      aria-label={serviceLabels.stars[count - 1]}
      className="block text-beacon"
    >
      {[0, 1, 2, 3, 4].slice(0, count).map((index) => (
        <path key={index} d={star} transform={`translate(${index * 23} 0)`} fill="currentColor" />
      ))}
    </svg>
  );
}
