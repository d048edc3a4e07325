import { describe, expect, it } from 'vitest';
import { cleanFileName, fileKindOf, fileProblem, maxFileBytes } from './files.ts';

describe('names', () => {
  it('loses its path, hidden characters and odd signs', () => {
    expect(cleanFileName('../../etc/passwd.pdf')).toBe('passwd.pdf');
    expect(cleanFileName('C:\\Users\\ada\\brief.docx')).toBe('brief.docx');
    expect(cleanFileName('brief\u202Efdp.exe')).toBe('brieffdp.exe');
    expect(cleanFileName('a\u0000b\r\nc.pdf')).toBe('abc.pdf');
    expect(cleanFileName('<img src=x onerror=alert(1)>.png')).toBe('_img src=x onerror=alert(1)_.png');
    expect(cleanFileName('..')).toBe('file');
    expect(cleanFileName('.htaccess')).toBe('htaccess');
  });

  it('is cut in front of its ending', () => {
    const name = cleanFileName(`${'x'.repeat(500)}.docx`);
    expect(name).toHaveLength(120);
    expect(name.endsWith('x.docx')).toBe(true);
    expect(cleanFileName(`${'x'.repeat(115)}😀😀.pdf`)).toBe(`${'x'.repeat(115)}.pdf`);
  });

  it('decides the kind by its last ending, in any case', () => {
    expect(fileKindOf('A.PDF')).toBe('pdf');
    expect(fileKindOf('invoice.pdf.exe')).toBeNull();
    expect(fileKindOf('pdf')).toBeNull();
    expect(fileProblem('a.pdf', maxFileBytes)).toBeNull();
    expect(fileProblem('a.pdf', maxFileBytes + 1)).toContain('larger than 10 MB');
    expect(fileProblem('a.pdf', 0)).toContain('empty');
    expect(fileProblem('a.svg', 10)).toContain('PDF, DOC, DOCX, JPG, JPEG or PNG');
  });
});
