import { Fragment } from 'react';

/** A text with its line ends, in both parts of an e-mail: the plain one knows nothing of white-space rules. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // Lines of one text never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
