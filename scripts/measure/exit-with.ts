/** Ends the program as `main` went: 0 when it says that all is well, 1 when not, 1 with the reason when it fails. */
export function exitWith(main: () => Promise<boolean>): void {
  main().then(
    (good) => process.exit(good ? 0 : 1),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    },
  );
}
