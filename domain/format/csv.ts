/**
 * Rows as the text of a CSV file (RFC 4180): commas, CRLF, quotes where they are needed. It begins with a byte
 * order mark, by which spreadsheets know UTF-8. A value that a spreadsheet would run as a formula gets an
 * apostrophe in front, as OWASP advises against CSV injection.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}

function csvCell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
