/** A letter's own words, and what it quotes of letters before it; together they are the whole text. */
export type Split = { fresh: string; quoted: string };

/** How far a line may be from the one that ends it: programs wrap 'On … wrote:'. */
const wrapped = 3;

const introduces =
  /^(?:on|am|le|el|il|op|den|em)\b.{4,300}(?:wrote|schrieb.{0,120}|a écrit|escribió|ha scritto|schreef.{0,120}|skrev.{0,120}|escreveu)\s?:$/iu;
const divides =
  /^-{2,}\s*(?:original message|ursprüngliche nachricht|message d'origine|mensaje original)\s*-{2,}$/iu;
const headerLine = /^\**(?:from|von|de|da|van)\s*:\**\s.*\S/iu;
const headerNext = /^\**(?:sent|date|gesendet|datum|envoyé|enviado|to|an|à|para|subject|betreff|objet)\s*:/iu;

/**
 * Parts a letter from the history below it. What stands between quoted lines is an answer too: then nothing is split
 * off, and neither from a letter that has no words of its own.
 */
export function splitQuoted(text: string): Split {
  const lines = text.split('\n');
  const at = startOfQuote(lines);
  if (at === null) return { fresh: text.trimEnd(), quoted: '' };
  const fresh = lines.slice(0, at).join('\n').trimEnd();
  return fresh === ''
    ? { fresh: text.trimEnd(), quoted: '' }
    : { fresh, quoted: lines.slice(at).join('\n').trim() };
}

function startOfQuote(lines: string[]): number | null {
  for (let index = 0; index < lines.length; index += 1) {
    const line = (lines[index] ?? '').slice(0, 400).trim();
    if (divides.test(line)) return index;
    if (headerLine.test(line) && isHeaderBlock(lines, index)) return beforeRule(lines, index);
    if (isIntroduction(lines, index)) return index;
    if (line.startsWith('>')) return onlyQuotesFrom(lines, index) ? index : null;
  }
  return null;
}

/** Outlook's way: From, Sent, To and Subject, one below the other, without a mark at the lines that follow. */
function isHeaderBlock(lines: string[], at: number): boolean {
  return lines.slice(at + 1, at + 5).filter((line) => headerNext.test(line.trim())).length >= 2;
}

function beforeRule(lines: string[], at: number): number {
  return at > 0 && /^\s*(?:_{5,}|-{5,})\s*$/.test(lines[at - 1] ?? '') ? at - 1 : at;
}

/** 'On Monday … wrote:', over up to three lines, with nothing but a quotation below it. */
function isIntroduction(lines: string[], at: number): boolean {
  for (let count = 1; count <= wrapped; count += 1) {
    const joined = lines
      .slice(at, at + count)
      .map((line) => line.slice(0, 200).trim())
      .join(' ');
    if (introduces.test(joined)) {
      const next = lines.slice(at + count).findIndex((line) => line.trim() !== '');
      const begins = at + count + Math.max(0, next);
      return !(lines[begins] ?? '').trim().startsWith('>') || onlyQuotesFrom(lines, begins);
    }
  }
  return false;
}

function onlyQuotesFrom(lines: string[], at: number): boolean {
  return lines.slice(at).every((line) => line.trim() === '' || line.trim().startsWith('>'));
}
