const begin = '<script type="application/ld+json">';
const end = '</script>';

/**
 * Puts what search engines read last in a page, before the end that changes from minute to minute. In the head it came
 * before everything that people read: with dozens of questions a second round trip to the first paint.
 */
export function dataLast(html: string): string {
  const from = html.indexOf(begin);
  if (from < 0) return html;
  const to = html.indexOf(end, from) + end.length;
  const tideAt = html.lastIndexOf('<section id="tide"');
  const at = tideAt < 0 ? html.lastIndexOf('</body>') : tideAt;
  if (at < to) return html;
  return html.slice(0, from) + html.slice(to, at) + html.slice(from, to) + html.slice(at);
}
