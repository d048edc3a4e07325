import { expect, test } from 'vitest';
import { isToldAlready } from './events.ts';
import { pushMessage, slackMessage, teamsMessage } from './messages.ts';
import { bundle, type NoticeLine } from './notice.ts';

const origin = 'https://foreshore.test';
const line = (text: string, event: NoticeLine['event'] = 'enquiry'): NoticeLine => ({
  event,
  text,
  path: `/admin/people/${text.length}`,
});

test('one piece of news is told as it is, several are counted and listed, many are cut', () => {
  expect(bundle([line('Enquiry from Ada')])).toMatchObject({
    heading: 'Enquiry from Ada',
    lines: [],
    more: 0,
  });
  const many = Array.from({ length: 12 }, () => line('Enquiry from Ada'));
  expect(bundle(many)).toMatchObject({ heading: '12 new enquiries', more: 4, path: '/admin/leads' });
  const mixed = bundle([line('Enquiry from Ada'), line('Call booked by Bea', 'call')]);
  expect(mixed).toMatchObject({ heading: '1 new enquiry, 1 change of calls', path: '/admin' });
});

const nasty = '<!channel> *Ada* <https://evil.example|click>\n[here](https://evil.example) & co';

test('a name mentions nobody and links nowhere in Slack', () => {
  const { text } = slackMessage(bundle([line(nasty), line('Quote request from Bea')]), origin);
  expect(text.match(/<[^>]*>/g)).toEqual([
    expect.stringMatching(/^<https:\/\/foreshore\.test\/admin\/leads\|2 new enquiries>$/),
    expect.stringMatching(/^<https:\/\/foreshore\.test\/admin\/people\/\d+\|&lt;!channel&gt;/),
    expect.stringMatching(/^<https:\/\/foreshore\.test\/admin\/people\/22\|Quote request from Bea>$/),
  ]);
  expect(text.split('\n')).toHaveLength(3);
});

test('Teams gets an Adaptive Card whose words from outside are plain text runs', () => {
  const message = teamsMessage(bundle([line(nasty), line('Quote request from Bea')]), origin);
  expect(message).toMatchObject({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          type: 'AdaptiveCard',
          actions: [{ type: 'Action.OpenUrl', url: `${origin}/admin/leads`, title: 'Open' }],
        },
      },
    ],
  });
  const blocks = message.attachments[0]?.content.body ?? [];
  expect(new Set(blocks.map(({ type }) => type))).toEqual(new Set(['RichTextBlock']));
  expect(JSON.stringify(blocks)).not.toContain('\\n');
});

test('a device gets a title, few lines and a path, within what a push may carry', () => {
  const long = Array.from({ length: 50 }, () => line(`Enquiry from ${'Ü'.repeat(500)}`));
  const message = pushMessage(bundle(long), { tag: 't', title: 'Foreshore' });
  expect(message.path).toBe('/admin/leads');
  expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(3900);
  expect(pushMessage(bundle([line('Enquiry from Ada')]), { tag: 't', title: 'Foreshore' })).toMatchObject({
    title: 'Foreshore',
    body: 'Enquiry from Ada',
  });
});

test('the agency’s own mailbox gets nothing twice', () => {
  expect(isToldAlready('enquiry', 'Hello@Example.com', 'hello@example.com')).toBe(true);
  expect(isToldAlready('undelivered', 'hello@example.com', 'hello@example.com')).toBe(false);
  expect(isToldAlready('enquiry', 'ada@example.com', 'hello@example.com')).toBe(false);
});
