import { BelowWords } from '#app/pages/forms/in-the-sea.tsx';

/**
 * The course from where somebody is to where they would like to be, on a chart; the boat on it and the line behind the
 * boat are as far as the form, from mark to mark by the sheet of styles (contact.css). Narrower windows have its upper part.
 */
export const Passage = () => (
  <BelowWords
    name="passage"
    narrow="passage-narrow"
    below="64rem"
    high="lg:max-h-80 xl:max-h-96"
    className="scheme-light lg:top-5"
  >
    {/* In the units of the drawing, and lying as it does; of the upper part of it as well. */}
    <svg
      aria-hidden="true"
      viewBox="0 0 560 392"
      preserveAspectRatio="xMidYMin slice"
      className="absolute inset-0 size-full stroke-ink"
    >
      <g transform="rotate(-1.3 280 130)">
        <path
          className="contact-sailed"
          d="M98 136L172 152L296 155L414 137"
          fill="none"
          stroke="#c6402b"
          strokeWidth="3.6"
          strokeDasharray="320"
          strokeLinejoin="round"
        />
        <g className="contact-boat">
          <g transform="translate(152 114)">
            <path
              className="fill-foam"
              d="M18 4v24H6zM22 9l12 19H22z"
              strokeWidth="1.5"
              strokeLinejoin="round"
            />
            <path className="fill-ink" d="M3 31h34l-6 7H9z" />
          </g>
        </g>
      </g>
    </svg>
  </BelowWords>
);
