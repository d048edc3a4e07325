/** The link to a list as a file; nothing for who may not take it away. */
export function CsvLink({ href }: { href: string | null }) {
  if (href === null) return null;
  return (
    <p className="text-sm">
      <a className="link inline-flex min-h-11 items-center" href={href}>
        Download this list (CSV)
      </a>
    </p>
  );
}
