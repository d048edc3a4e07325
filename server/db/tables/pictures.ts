import type { Focus } from '#domain/pictures/reference.ts';

/** The library of pictures that texts may show. */
export type PictureTables = {
  content_pictures: PictureTable;
  content_picture_cuts: PictureCutTable;
};

export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** An original with what is said of it. */
type PictureTable = {
  /** The first 16 hex digits of its content's SHA-256: the same file is one picture. */
  id: string;
  /** Where the file store keeps it. */
  stored_name: string;
  /** What its sender called it. */
  name: string;
  type: PictureType;
  bytes: number;
  /** In pixels, upright. */
  width: number;
  height: number;
  alt: string;
  /** 1 when it usually only decorates. */
  decorative: number;
  focus: Focus;
  /** The cut that is offered to texts. */
  cut: string;
  author_id: string | null;
  created_at: number;
};

/** Why the files of a cut could not be made. */
export type PictureProblem = 'broken' | 'too-large' | 'no-library' | 'too-slow';

/** A part of an original, in its upright pixels. It never changes. */
type PictureCutTable = {
  picture_id: string;
  /** 8 hex digits of what it is made from. */
  cut: string;
  left_px: number;
  top_px: number;
  width: number;
  height: number;
  state: 'waiting' | 'ready' | 'failed';
  problem: PictureProblem | null;
  created_at: number;
  /** When visitors first got a release that shows it; from then on its files are public. */
  shown_at: number | null;
};
