import { useState } from 'react';

/**
 * What the last form came to, until its page is loaded anew. A way within the page, such as one to a wrong field or to
 * the content, takes it from the router although everything that was said still holds.
 */
export function useAnswer<Answer>(arrived: Answer | undefined, loaded: object): Answer | undefined {
  const [kept, setKept] = useState({ answer: arrived, loaded });
  const isNew = loaded !== kept.loaded || (arrived !== undefined && arrived !== kept.answer);
  if (isNew) setKept({ answer: arrived, loaded });
  return isNew ? arrived : kept.answer;
}
