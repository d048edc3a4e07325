/** Licences that ask for nothing but their own text. */
const permissive = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'CC0-1.0', 'Unlicense'],
  ...['BlueOak-1.0.0', 'Zlib', 'Python-2.0'],
]);

const fonts = /^@(expo-google-fonts|fontsource-variable)\//;

/** What else may come along, and why that is no harm. */
const exceptions: { name: RegExp; licence: string; reason: string }[] = [
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips, a library of its own beside sharp: unchanged, and replaceable by whoever has the site',
  },
  {
    name: /^lightningcss/,
    licence: 'MPL-2.0',
    reason: 'used while building, as it comes; no file of it is in the site',
  },
  {
    name: /^@resvg\//,
    licence: 'MPL-2.0',
    reason:
      'resvg, a program library that draws: unchanged, and only changes of its own files would have to be shown',
  },
  {
    name: fonts,
    licence: 'OFL-1.1',
    reason: 'fonts, which may be served with a site; none is sold by itself',
  },
];

export type Licensed = { name: string; version: string; licence: string };
type Lock = Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>;

/** What the site takes in: everything of the lock file but what is for development alone, and the fonts. */
export function takenIn(packages: Lock): Licensed[] {
  const found = Object.entries(packages).flatMap(([place, { version = '', license = 'none', dev, link }]) => {
    const name = place.replace(/^.*node_modules\//, '');
    if (place === '' || link || (dev && !fonts.test(name))) return [];
    return [{ name, version, licence: license }];
  });
  const byName = new Map(found.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byName.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one);
}

/** Why a package may come along although its licence asks for more; '' for a permissive one, null when it may not. */
export function reasonFor({ name, licence }: Licensed): string | null {
  const reasons: string[] = [];
  for (const part of licence.replaceAll(/[()]/g, '').split(' AND ')) {
    if (part.split(' OR ').some((one) => permissive.has(one))) continue;
    const exception = exceptions.find((one) => one.licence === part && one.name.test(name));
    if (!exception) return null;
    reasons.push(exception.reason);
  }
  return reasons.join('; ');
}

/** docs/licences.md. */
export function licencesPage(all: readonly Licensed[]): string {
  const groups = Map.groupBy(all, ({ licence }) => licence);
  const parts = [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, group]) => {
      const reasons = new Set(group.map((one) => reasonFor(one)).filter(Boolean));
      const why = reasons.size > 0 ? `\n${[...reasons].join('. ')}.\n` : '';
      return `## ${licence}\n${why}\n${group.map(({ name, version }) => `${name} ${version}`).join(', ')}\n`;
    });
  return [
    '# Licences of what the site takes in\n',
    'Written by `npm run licences`, from `package-lock.json`; a test holds it, and lets nothing come along whose licence is unknown or asks for the sources of the site. Packages for one kind of machine stand here too, whichever kind yours is. `npm sbom --omit=dev --sbom-format cyclonedx` prints the same as a bill of materials for machines.\n',
    ...parts,
  ].join('\n');
}
