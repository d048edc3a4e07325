import { type Wording, wording } from '#server/content/gate/wording.ts';

const mostEmoji = 3;

const emoji: Wording = {
  id: 'emoji-many',
  severity: 'refusal',
  holds: `a text has at most ${mostEmoji} emoji`,
  at: (text) => {
    let found = 0;
    for (const { index } of text.matchAll(/\p{Extended_Pictographic}/gu)) {
      found += 1;
      if (found > mostEmoji) return index;
    }
    return -1;
  },
  instead: () => `there are more than ${mostEmoji} emoji, which screen readers read out one by one`,
};

/** Signs that no reader wants: what a page would show as rubbish, or what hides what it says. */
export const signWordings: readonly Wording[] = [
  wording(
    'html-typed',
    'refusal',
    'no text holds HTML, which would be shown as it is',
    /<\/?[a-z][a-z0-9-]{0,20}(?=[\s/>])|<!--|&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});/i,
    'there is HTML, which visitors would read as it stands',
  ),
  // Line ends and tabs are left to fields of several lines.
  wording(
    'signs-invisible',
    'refusal',
    'no text holds signs that cannot be seen',
    /(?![\n\r\t])\p{Cc}|[\u200b\u2060\ufeff\ufffd]|\p{Cs}|\p{Co}|\p{Cn}/u,
    'there is a sign that cannot be seen, most likely from copying; please type the words again',
  ),
  wording(
    'signs-turned',
    'refusal',
    'no text changes the direction of reading',
    /\p{Bidi_Control}/u,
    'there is an invisible sign that turns the direction of reading, which can make a text or link look like another',
  ),
  wording(
    'marks-piled',
    'refusal',
    'no letter has a pile of marks',
    /\p{M}{4}/u,
    'marks are piled on a letter and run into the lines around it',
  ),
  wording(
    'name-open',
    'refusal',
    'what stands for a fact is closed by two braces',
    /\{\{(?![^{}\n]{1,60}\}\})/,
    'two braces are opened and not closed, so visitors would read them; a fact stands as in {{site.email}}',
  ),
  emoji,
];
