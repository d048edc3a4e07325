import { BelowWords } from '#app/pages/forms/in-the-sea.tsx';

/**
 * The course from where somebody is to where they would like to be, on a chart in the water below the words; the boat on
 * it is as far as the form (contact.css). Below 64 rem its top, over the edge of the form's card.
 */
export const Passage = () => (
  <BelowWords name="passage" className="scheme-light">
    <div className="contact-boat absolute inset-0">
      <svg
        aria-hidden="true"
        viewBox="0 0 40 40"
        className="absolute top-[32.5%] left-[20%] w-[7.2%] stroke-ink"
      >
        <path className="fill-foam" d="M18 4v24H6zM22 9l12 19H22z" strokeWidth="1.5" strokeLinejoin="round" />
        <path className="fill-ink" d="M3 31h34l-6 7H9z" />
      </svg>
    </div>
  </BelowWords>
);
