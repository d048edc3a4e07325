import { BelowWords } from '#app/pages/forms/in-the-sea.tsx';

/**
 * The course from where somebody is to where they would like to be, on a chart; the boat on it is as far as the form, from
 * mark to mark by the sheet of styles (contact.css). On phones the form comes first.
 */
export const Passage = () => (
  <BelowWords name="passage" className="scheme-light" wide>
    {/* In the units of the drawing, and lying as it does. */}
    <svg aria-hidden="true" viewBox="0 0 560 260" className="absolute inset-0 size-full stroke-ink">
      <g transform="rotate(-1.3 280 130)">
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
