import type { Release } from '#content/live.ts';
import type { Clock } from '#server/base/clock.ts';
import { DomainError, isDomainError } from '#server/base/errors.ts';
import { errorKind, type Log } from '#server/base/log.ts';
import type { Db } from '#server/db/db.ts';
import type { ReadyFile } from '#server/http/prepared/ready-file.ts';
import type { FellBack } from './documents/release-of.ts';
import { releaseInUse } from './in-use.ts';
import { proofStates } from './proofs/stored.ts';
import type { MakeRelease } from './render/made.ts';
import type { Maker } from './render/maker.ts';
import type { Packer } from './render/packer.ts';
import type { Samples } from './render/samples.ts';
import { withFormsOf } from './serving/best-forms.ts';
import { createLiveSite, followLiveSite } from './serving/live-site.ts';

/** What publishing needs beside the database; added to the services of the site. */
export type SiteContent = {
  /** Which build this is: pages that another one made are made anew. */
  build: string;
  /** Makes and judges a release before anybody gets it. */
  make: MakeRelease;
  /** One thing that a single visitor would get of a release, with sample data, by its name. */
  sample: (release: Release, name: string) => Promise<Samples>;
  /** Gets ready to make one soon. */
  warm: () => void;
  /** Gives visitors the release that is live now; resolves when they have it. */
  follow: () => Promise<void>;
  /** Texts that no longer fit their page, so that visitors get earlier ones. */
  fellBack: () => readonly FellBack[];
};

/** What a built site brings along: who makes its pages, compresses and serves them. */
export type BuiltSite = {
  build: string;
  maker: Maker;
  packer: Packer;
  serveTexts: (texts: readonly ReadyFile[] | null) => void;
};

/** How soon an instance has what another one published, or what it could not read at once, in milliseconds. */
const lookEveryMs = 1_000;

type Parts = {
  db: Db;
  clock: Clock;
  log: Log;
  built: BuiltSite | null;
  /** Told of each release that visitors have from now on. */
  onShown: (release: Release) => void;
};

/** Makes, judges and shows releases. Where nothing is built, as in development, pages follow them without being made. */
export function createSiteContent({ db, clock, log, built, onShown }: Parts): SiteContent & {
  start: () => void;
  close: () => Promise<void>;
} {
  const makerOf = () => {
    if (!built)
      throw new DomainError('unavailable', 'Publishing works where the site is built, with npm start.');
    return built.maker;
  };
  const make: MakeRelease = async (release, at = clock.now()) => {
    const maker = makerOf();
    const proofs = await proofStates(db.query);
    const made = await maker
      .make({ release, previous: releaseInUse(), now: at, proofs })
      .catch((error: unknown) => {
        log.warn('pages-not-made', { reason: isDomainError(error) ? error.message : errorKind(error) });
        throw error;
      });
    return { ...made, files: withFormsOf(live.files(), made.files) };
  };
  const live = createLiveSite({
    db,
    log,
    now: clock.now,
    build: built?.build ?? '',
    make: built && make,
    serveTexts: built?.serveTexts,
    pack: built?.packer.pack,
    onShown,
  });
  let unfollow = () => {};
  return {
    build: built?.build ?? '',
    make,
    sample: async (release, name) =>
      makerOf().samples({ release, previous: null, now: clock.now(), sample: name }),
    warm: () => built?.maker.warm(),
    follow: () => live.follow(true),
    fellBack: live.fellBack,
    start: () => {
      unfollow = followLiveSite(() => live.follow(false), { everyMs: lookEveryMs, log });
    },
    close: async () => {
      unfollow();
      await Promise.all([built?.maker.close(), built?.packer.close()]);
    },
  };
}
