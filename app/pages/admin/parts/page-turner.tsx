import { Link } from 'react-router';

type PageTurnerProps = {
  page: number;
  pages: number;
  /** The address of a page of the list. */
  to: (page: number) => string;
};

/** Links between the pages of a list, newest first. */
export function PageTurner({ page, pages, to }: PageTurnerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center gap-x-5">
      {page > 1 && (
        <Link className="link inline-flex min-h-11 items-center" rel="prev" to={to(page - 1)}>
          Newer
        </Link>
      )}
      <span className="figures">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link className="link inline-flex min-h-11 items-center" rel="next" to={to(page + 1)}>
          Older
        </Link>
      )}
    </nav>
  );
}
