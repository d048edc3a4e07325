import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { oneLine, plainWords } from './clean-text.ts';
import { readHtml } from './read-html.ts';
import { type Allowed, toMarkdown } from './to-markdown.ts';

const parser = new new Window().DOMParser() as unknown as DOMParser;
const pasted = (html: string, headings: Allowed['headings'] = 2) => {
  const body = readHtml(html, parser);
  return body && toMarkdown(body, { headings, origin: 'https://own.example' });
};

describe('what is pasted', () => {
  test('from Word keeps paragraphs, headings, lists, links and bold words', () => {
    const html = `<html xmlns:o="urn:x"><head><style><!-- p.MsoNormal {margin:0} --></style></head><body lang=EN-GB>
      <!--StartFragment--><h1>A&nbsp;heading<o:p></o:p></h1>
      <p class=MsoNormal style='margin:0'>Some <b>bold </b>words and <i>others</i>, <a href="http://example.com/a(b)">a
      link</a>.<o:p></o:p></p>
      <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
      style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><![endif]>First</p>
      <p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o </span>Within</p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>The end.</p><!--EndFragment--></body></html>`;
    expect(pasted(html)).toBe(
      '## A heading\n\nSome **bold** words and others, [a link](https://example.com/a%28b%29).\n\n- First\n  - Within\n\nThe end.',
    );
  });

  test('from Google Docs is bold only where it says so, and its links lead where they say', () => {
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span
      style="font-weight:400">Plain and </span><span style="font-weight:700">strong</span></p><ol><li dir="ltr"><p><span>One</span></p></li>
      <li><p>Two <a href="https://www.google.com/url?q=https://own.example/quote%23x&sa=D">here</a></p></li></ol></b>`;
    expect(pasted(html)).toBe('Plain and **strong**\n\n1. One\n2. Two [here](/quote#x)');
  });

  test('has headings of the field’s level, and bold words where it may have none', () => {
    const html = '<h1>One</h1><h3>Two <b>b</b></h3><p>Text</p>';
    expect([pasted(html), pasted(html, 3), pasted(html, null)]).toEqual([
      '## One\n\n### Two b\n\nText',
      '### One\n\n### Two b\n\nText',
      '**One**\n\n**Two b**\n\nText',
    ]);
  });

  test('brings nothing that runs, loads or marks by accident', () => {
    const html = `<p onclick="x()">1. *no* [list] &lt;b&gt; #1<img src="https://spy.example/x.gif"></p><script>x()</script>
      <p># none <a href="javascript:x()">bad</a> <a href="//evil.example">evil</a> soft\u00adly\u200b</p><table><tr><td>a</td><td>b</td></tr></table>`;
    expect(pasted(html)).toBe('1\\. \\*no\\* \\[list\\] \\<b> #1\n\n\\# none bad evil softly\n\na b');
  });

  test('from a code editor is its plain text', () => {
    expect(
      pasted('<meta charset="utf-8"><div style="color:#fff"><div><span># Title</span></div></div>'),
    ).toBeNull();
  });

  test('into plain fields is without invisible signs, and in one line where there is one', () => {
    expect(plainWords('a\u00a0b\u200b\r\nc\u00ad')).toBe('a b\nc');
    expect(oneLine(' a \n\n b\u00a0c ')).toBe('a b c');
  });
});
