/** By this mark spreadsheets know that a file is UTF-8. */
export const csvMark = '\uFEFF';

/**
 * One row of a CSV file (RFC 4180): commas, CRLF, quotes where they are needed. A value that a spreadsheet would run
 * as a formula gets an apostrophe in front, as OWASP advises against CSV injection.
 */
export function csvRow(row: readonly string[]): string {
  return `${row.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
