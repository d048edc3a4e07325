/** Where something is mended in the browser. */
type Mend = { to: string; label: string };

/** Something to see to before the site may go live, and why it matters. No names of files or settings. */
export type LaunchItem = {
  /** Names it for good, so that it can be put aside. */
  id: string;
  what: string;
  why: string;
  mend?: Mend;
  /** Visitors, or what they entrust, are not safe while it is open: it cannot be put aside. */
  unsafe?: boolean;
};

/** An item, and whether it is still to be settled. */
export type LaunchCheck = LaunchItem & { open: boolean };
