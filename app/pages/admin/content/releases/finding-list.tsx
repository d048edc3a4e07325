import { Link } from 'react-router';
import { type FindingShown, groupsOf } from './finding-groups.ts';

/** As many are read at a glance; more are put together by what they are about. */
const atAGlance = 6;

/** What the check said, each with the way to where it can be mended. */
export function FindingList({ findings }: { findings: readonly FindingShown[] }) {
  if (findings.length <= atAGlance) return <Sentences findings={findings} />;
  return (
    <div className="grid gap-1">
      {groupsOf(findings).map(({ about, findings: all }, index) => (
        <details key={about} open={index === 0} className="border-ink/15 border-t pt-2">
          <summary className="cursor-pointer py-1.5 font-semibold wrap-anywhere">
            {about} <span className="font-normal text-sm">({all.length})</span>
          </summary>
          <div className="pt-1 pb-3">
            <Sentences findings={all} />
          </div>
        </details>
      ))}
    </div>
  );
}

function Sentences({ findings }: { findings: readonly FindingShown[] }) {
  return (
    <ul className="grid list-disc gap-2 pl-5">
      {findings.map(({ sentence, page, document }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two findings may say the same, and none of them moves
        <li key={index} className="wrap-anywhere">
          {sentence}{' '}
          {document && (
            // Loaded anew: so the browser itself unfolds what the field lies in, and puts the focus there.
            <Link to={document.to} reloadDocument className="link">
              {document.words}
            </Link>
          )}{' '}
          {page && (
            <a href={page} className="link">
              {page === '/' ? 'Home' : page}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
