import { isDrawnFile } from '#domain/pictures/drawn.ts';
import { isPictureFile } from '#domain/pictures/reference.ts';
import { targetOf } from '#server/content/gate/addresses.ts';
import type { Rule } from '#server/content/gate/rule.ts';
import { quoted } from '#server/content/gate/texts.ts';

const longestAlt = 250;
const nameOf = (src: string) => src.split('/').at(-1)?.slice(0, 80) || 'without an address';

const described: Rule = {
  id: 'image-undescribed',
  severity: 'refusal',
  holds: 'every picture says what it shows or is marked as decoration',
  *find({ pages }) {
    for (const { path, images } of pages.values()) {
      for (const { src, alt, decorative } of images) {
        if (decorative || (alt !== null && alt.trim() !== '')) continue;
        const sentence = `On ${path} the picture ${quoted(nameOf(src))} says nothing to people who cannot see it. Describe it, or mark it as decoration.`;
        yield { page: path, sentence };
      }
    }
  },
};

const fileNameAsText: Rule = {
  id: 'image-text-is-file-name',
  severity: 'refusal',
  holds: 'the description of a picture is not the name of a file',
  *find({ pages, whereabouts }) {
    for (const { path, images } of pages.values()) {
      for (const { alt } of images) {
        if (
          alt === null ||
          !/^\S+\.(jpe?g|png|gif|webp|avif|heic|svg)$|^(IMG|DSC|PXL)_?\d+/i.test(alt.trim())
        )
          continue;
        const sentence = `On ${path} the description of a picture is the name of its file: ${quoted(alt)}. Say what the picture shows.`;
        yield { page: path, ...whereabouts(alt, path), sentence };
      }
    }
  },
};

const textLength: Rule = {
  id: 'image-text-long',
  severity: 'warning',
  holds: `descriptions of pictures have at most ${longestAlt} characters`,
  *find({ pages, whereabouts }) {
    for (const { path, images } of pages.values()) {
      for (const { alt } of images) {
        if (alt === null || alt.length <= longestAlt) continue;
        const sentence = `On ${path} the description ${quoted(alt)} of a picture has ${alt.length} characters. It is read aloud in one go: ${longestAlt} are enough.`;
        yield { page: path, ...whereabouts(alt, path), sentence };
      }
    }
  },
};

const textAnnounces: Rule = {
  id: 'image-text-announces',
  severity: 'warning',
  holds: 'descriptions of pictures do not begin with ‘Image of’',
  *find({ pages, whereabouts }) {
    for (const { path, images } of pages.values()) {
      for (const { alt } of images) {
        if (alt === null || !/^(an? |the )?(image|picture|photo|photograph|graphic) of\b/i.test(alt))
          continue;
        const sentence = `On ${path} the description ${quoted(alt)} begins with what every screen reader says already. Begin with what is seen.`;
        yield { page: path, ...whereabouts(alt, path), sentence };
      }
    }
  },
};

const sized: Rule = {
  id: 'image-unsized',
  severity: 'refusal',
  holds: 'every picture has its size, so that nothing jumps while it loads',
  *find({ pages }) {
    for (const { path, images } of pages.values()) {
      for (const { src, width, height } of images) {
        if (Number(width) > 0 && Number(height) > 0) continue;
        yield {
          page: path,
          sentence: `On ${path} the picture ${quoted(nameOf(src))} has no width and height.`,
        };
      }
    }
  },
};

const present: Rule = {
  id: 'image-missing',
  severity: 'refusal',
  holds: 'every picture of a page is there',
  *find({ pages, assets, origin }) {
    if (assets === null) return;
    for (const { path, images } of pages.values()) {
      for (const { src } of images) {
        const target = targetOf(src, path, origin);
        if (target.kind === 'here' && assets.has(target.path)) continue;
        // They were looked up or drawn before: pictures/picture-findings.ts, drawings/drawing-findings.ts.
        if (target.kind === 'here' && (isPictureFile(target.path) || isDrawnFile(target.path))) continue;
        if (target.kind === 'elsewhere' && target.url.protocol === 'data:' && src.length < 2000) continue;
        const sentence = `On ${path} the picture ${quoted(nameOf(src))} is not among the files of this site.`;
        yield { page: path, sentence };
      }
    }
  },
};

export const imageRules = [described, fileNameAsText, textLength, textAnnounces, sized, present];
