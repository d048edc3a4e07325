import { expect, test } from 'vitest';
import { csvRow } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['Größe', 'Größe'],
  ['one, two', '"one, two"'],
  ['a "quoted" word', '"a ""quoted"" word"'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['a=1', 'a=1'],
  ['=1+1', "'=1+1"],
  ['+44 1723', "'+44 1723"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['=HYPERLINK("http://x.example","x")', '"\'=HYPERLINK(""http://x.example"",""x"")"'],
])('the value %j is written as %j', (value, written) => {
  expect(csvRow([value])).toBe(`${written}\r\n`);
});

test('a row ends in CRLF', () => {
  expect(csvRow(['a', 'b'])).toBe('a,b\r\n');
});
