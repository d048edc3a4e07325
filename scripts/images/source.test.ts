import { describe, expect, it } from 'vitest';
import { chooseFile, findSource, svgSize } from './source.ts';

describe('chooseFile', () => {
  it('takes the photograph when the drawing is still there', () => {
    expect(chooseFile(['founder.svg', 'founder.jpg', 'team.jpg'], 'founder')).toBe('founder.jpg');
  });
  it('takes the drawing when there is no photograph', () => {
    expect(chooseFile(['founder.svg', 'founder.notes.txt'], 'founder')).toBe('founder.svg');
  });
  it('does not take a file whose name only begins alike', () => {
    expect(chooseFile(['founder-old.jpg'], 'founder')).toBeUndefined();
  });
  it('reads extensions in capitals, as cameras write them', () => {
    expect(chooseFile(['founder.JPG'], 'founder')).toBe('founder.JPG');
  });
  it('refuses to guess between two photographs', () => {
    expect(() => chooseFile(['founder.jpg', 'founder.png'], 'founder')).toThrow(
      "There are several files for the image 'founder' (founder.jpg, founder.png); keep one of them.",
    );
  });
});

describe('findSource', () => {
  it('draws when there is no file', () => {
    expect(findSource('no/such/folder', 'scene', () => '<svg/>')).toEqual({ kind: 'drawing', svg: '<svg/>' });
  });
  it('names what to add when there is neither file nor drawing', () => {
    expect(() => findSource('no/such/folder', 'founder')).toThrow(
      "The image 'founder' has no source: put founder.svg, founder.jpg or founder.png into no/such/folder.",
    );
  });
});

describe('svgSize', () => {
  it('reads the root element, with or without px', () => {
    expect(
      svgSize('<?xml version="1.0"?><svg height="64px" width="120.5"><rect width="1"/></svg>', 'a'),
    ).toEqual({
      width: 120.5,
      height: 64,
    });
  });
  it('asks for a size that is missing', () => {
    expect(() => svgSize('<svg viewBox="0 0 1 1"><rect width="9" height="9"/></svg>', 'logo-store')).toThrow(
      "The image 'logo-store' needs width and height on its <svg> element.",
    );
  });
});
