/** A secret that was just made: shown in this answer alone. */
export function NewSecret({ name, secret, replaced }: { name: string; secret: string; replaced: boolean }) {
  return (
    <div role="status" className="mb-8 max-w-[49rem] rounded-lg bg-sand p-5">
      <p className="mb-2 font-medium wrap-anywhere">The secret that signs what ‘{name}’ is sent:</p>
      <p className="wrap-anywhere select-all font-mono text-sm">{secret}</p>
      <p className="mt-2 text-sm">
        Copy it now into the other program: it is not shown again.
        {replaced && ' The old one keeps working for another 24 hours.'}
      </p>
    </div>
  );
}
