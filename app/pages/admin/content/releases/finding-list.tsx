import { Link } from 'react-router';
import type { FindingShown } from './finding-shown.ts';

/** What the check said, each with the way to where it can be mended. */
export function FindingList({ findings }: { findings: readonly FindingShown[] }) {
  return (
    <ul className="grid list-disc gap-2 pl-5">
      {findings.map(({ sentence, page, document }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two findings may say the same, and none of them moves
        <li key={index} className="wrap-anywhere">
          {sentence}{' '}
          {document && (
            <Link to={document.to} className="link">
              {document.words}
            </Link>
          )}{' '}
          {page && (
            <a href={page} className="link">
              {page}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
