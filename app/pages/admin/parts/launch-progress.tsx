/** How much of the launch list is settled: a bar with its words. */
export function LaunchProgress({ settled, total }: { settled: number; total: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <progress
        value={settled}
        max={total}
        aria-label="Settled of the launch list"
        className="h-2.5 w-60 max-w-full appearance-none overflow-hidden rounded-pill bg-sand-deep [&::-moz-progress-bar]:bg-tide [&::-webkit-progress-bar]:bg-sand-deep [&::-webkit-progress-value]:bg-tide"
      />
      <span className="figures font-semibold text-sm">
        {settled} of {total} settled
      </span>
    </p>
  );
}
