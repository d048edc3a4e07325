import { Fragment, type ReactNode } from 'react';

type SentencesProps = {
  text: string;
  /** `block` begins each on a line of its own, `inline-block` keeps each on one where one holds it. */
  as?: 'block' | 'inline-block';
  /** How a sentence is drawn, if not as it is. */
  draw?: (sentence: string) => ReactNode;
};

/** A text whose lines follow its sentences. */
export const Sentences = ({ text, as = 'block', draw = (sentence) => sentence }: SentencesProps) =>
  text.split(/(?<=[.?!]) /).map((sentence) => (
    <Fragment key={sentence}>
      <span className={as}>{draw(sentence)}</span>{' '}
    </Fragment>
  ));
