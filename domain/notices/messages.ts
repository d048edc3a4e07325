import type { Notice } from './notice.ts';

/**
 * A Slack message as incoming webhooks take it. Names come from visitors: escaped, they mention nobody and link
 * nowhere (https://docs.slack.dev/messaging/formatting-message-text).
 */
export function slackMessage(notice: Notice, origin: string) {
  const link = (path: string, text: string) => `<${origin}${path}|${escaped(text)}>`;
  const rows = notice.lines.map(({ path, text }) => `• ${link(path, text)}`);
  const rest = notice.more > 0 ? [`and ${notice.more} more`] : [];
  return {
    text: [link(notice.path, notice.heading), ...rows, ...rest].join('\n'),
    unfurl_links: false,
    unfurl_media: false,
  };
}

/** `|` ends the address within a link; formatting signs within names are made harmless by a space of no width. */
function escaped(text: string): string {
  return oneLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('|', '¦')
    .replace(/[*_~`]/g, '\u200b$&');
}

/**
 * A Teams message as workflows with "When a Teams webhook request is received" take it: an Adaptive Card in a
 * message. Text that visitors typed stands in text runs, which read no Markdown.
 */
export function teamsMessage(notice: Notice, origin: string) {
  const run = (text: string, extra: object = {}) => ({ type: 'TextRun', text: oneLine(text), ...extra });
  const open = (path: string) => ({ type: 'Action.OpenUrl', url: `${origin}${path}` });
  const row = (inline: object) => ({ type: 'RichTextBlock', inlines: [inline] });
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            row(run(notice.heading, { weight: 'Bolder' })),
            ...notice.lines.map(({ path, text }) => row(run(text, { selectAction: open(path) }))),
            ...(notice.more > 0 ? [row(run(`and ${notice.more} more`))] : []),
          ],
          actions: [{ ...open(notice.path), title: 'Open' }],
        },
      },
    ],
  };
}

/** What the service worker of a device shows. @param tag the same for every attempt at the same message */
export function pushMessage(notice: Notice, { tag, title }: { tag: string; title: string }) {
  const rows = notice.lines.slice(0, 3).map(({ text }) => oneLine(text));
  return {
    title: notice.lines.length === 0 ? title : oneLine(notice.heading),
    body: notice.lines.length === 0 ? oneLine(notice.heading) : rows.join('\n'),
    path: notice.path,
    tag,
  };
}

const longestLine = 200;

function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, longestLine);
}
