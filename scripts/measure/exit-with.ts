/** Ends the process by the result of `main`: status 0 for true, 1 for false, 1 with the error when it throws. */
export function exitWith(main: () => Promise<boolean>): void {
  main().then(
    (good) => process.exit(good ? 0 : 1),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    },
  );
}
