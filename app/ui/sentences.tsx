import { Fragment, type ReactNode } from 'react';

type SentencesProps = {
  text: string;
  /** `block` begins each on a line of its own, `inline-block` keeps each on one where one holds it. */
  as?: 'block' | 'inline-block';
  /** How a sentence is drawn, if not as it is. */
  draw?: (sentence: string) => ReactNode;
};

/** The sentences of a text, each without the space behind it. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!]) /);

/** A text whose lines follow its sentences. */
export const Sentences = ({ text, as = 'block', draw = (sentence) => sentence }: SentencesProps) =>
  sentencesOf(text).map((sentence) => (
    <Fragment key={sentence}>
      <span className={as}>{draw(sentence)}</span>{' '}
    </Fragment>
  ));
