/** Whether dates can be reckoned in a zone of this name: a wrong one would fail on every page that tells a time. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }));
  } catch {
    return false;
  }
}
