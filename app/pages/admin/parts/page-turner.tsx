import { Link } from 'react-router';

type PageTurnerProps = {
  /** The keys of what lies beside this page, as the list gives them. */
  beside: { before: string | null; after: string | null };
  /** The address of the list with this place in it; without one, of its first page. */
  to: (place?: { after: string } | { before: string }) => string;
  words?: { before: string; after: string } | undefined;
};

const place = 'link inline-flex min-h-11 items-center';

/** Links between the pages of a list. Each address names a place in the list, so it holds when rows come and go. */
export function PageTurner({ beside, to, words = { before: 'Newer', after: 'Older' } }: PageTurnerProps) {
  const { before, after } = beside;
  if (before === null && after === null) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center gap-x-6">
      {before !== null && (
        <>
          <Link className={place} to={to()}>
            First page
          </Link>
          <Link className={place} rel="prev" to={to({ before })}>
            {words.before}
          </Link>
        </>
      )}
      {after !== null && (
        <Link className={place} rel="next" to={to({ after })}>
          {words.after}
        </Link>
      )}
    </nav>
  );
}
