import { narrowest, placeOf } from '#server/content/gate/heading-sizes.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import { quoted } from '#server/content/gate/texts.ts';
import { linesOf, widestPiece, widthOf } from '#server/content/gate/widths.ts';

/** Lines on the narrowest screen after which a heading is read as a text. */
const mostLines = { main: 7, other: 6 };
/** The size of running text in pixels. */
const textSize = 17;
/** What a button leaves for its label on the narrowest screen, over two lines. */
const buttonRoom = 2 * 220;
/** What it leaves on each of them beside an arrow. */
const wordRoom = 204;

const headingWord: Rule = {
  id: 'heading-word-wide',
  severity: 'refusal',
  holds: 'every word of a heading fits on a phone of 320 pixels',
  *find({ pages, whereabouts }) {
    for (const { path, headings } of pages.values()) {
      for (const heading of headings) {
        const { face, size, room } = placeOf(heading);
        const { piece, width } = widestPiece(heading.text, face, size);
        if (width <= room) continue;
        yield {
          ...{ page: path, ...whereabouts(heading.text, path) },
          sentence: `On ${path} the word ${quoted(piece, 30)} in the heading ${quoted(heading.text)} is too long for a phone: it needs ${Math.round(width)} of ${Math.round(room)} pixels.`,
        };
      }
    }
  },
};

const headingLines: Rule = {
  id: 'heading-lines',
  severity: 'refusal',
  holds: 'no heading takes more lines on a phone than its place allows',
  *find({ pages, whereabouts }) {
    for (const { path, headings } of pages.values()) {
      for (const heading of headings) {
        const { face, size, room } = placeOf(heading);
        const lines = linesOf(heading.text, face, size, room);
        const most = heading.level === 1 ? mostLines.main : mostLines.other;
        if (lines <= most) continue;
        yield {
          ...{ page: path, ...whereabouts(heading.text, path) },
          sentence: `On ${path} the heading ${quoted(heading.text)} takes ${lines} lines on a phone; ${most} are the most that its place allows. Please shorten it.`,
        };
      }
    }
  },
};

const textWord: Rule = {
  id: 'text-word-wide',
  severity: 'refusal',
  holds: 'every word of a text fits on a phone of 320 pixels',
  *find({ said, whereabouts }) {
    for (const { page, text } of said) {
      const { piece, width } = widestPiece(text, 'text', textSize);
      if (width <= narrowest) continue;
      yield {
        ...{ page, ...whereabouts(piece, page) },
        sentence: `On ${page} the word ${quoted(piece, 40)} is too long for a phone: nothing in it can go to the next line.`,
      };
    }
  },
};

const buttonWord: Rule = {
  id: 'button-word-wide',
  severity: 'refusal',
  holds: 'every word of a button fits on a phone of 320 pixels',
  *find({ pages, whereabouts }) {
    for (const { path, links } of pages.values()) {
      for (const { name, button } of links) {
        const { piece, width } = widestPiece(name, 'text', textSize);
        if (!button || width <= wordRoom) continue;
        yield {
          ...{ page: path, ...whereabouts(name, path) },
          sentence: `On ${path} the word ${quoted(piece, 40)} of a button is too long for a phone: nothing in it can go to the next line.`,
        };
      }
    }
  },
};

const buttonLabel: Rule = {
  id: 'button-label-long',
  severity: 'warning',
  holds: 'labels of buttons take two lines at most on a phone',
  *find({ pages, whereabouts }) {
    for (const { path, links } of pages.values()) {
      for (const { name, button } of links) {
        if (!button || widthOf(name, 'text', textSize) <= buttonRoom) continue;
        yield {
          ...{ page: path, ...whereabouts(name, path) },
          sentence: `On ${path} the button ${quoted(name)} takes more than two lines on a phone. Two to four words are enough.`,
        };
      }
    }
  },
};

const tableWidth: Rule = {
  id: 'table-wide',
  severity: 'refusal',
  holds: 'no table has more columns than a phone shows',
  *find({ pages }) {
    for (const { path, tables } of pages.values()) {
      const widest = tables.find(({ columns, scrolls }) => columns > 6 && !scrolls);
      if (!widest) continue;
      yield {
        page: path,
        sentence: `On ${path} a table has ${widest.columns} columns; six are the most that fit.`,
      };
    }
  },
};

export const layoutRules = [headingWord, headingLines, textWord, buttonWord, buttonLabel, tableWidth];
