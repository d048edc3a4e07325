import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Takes the constituents of Scarborough's tide gauge out of the tide database and writes domain/shore/gauge.ts, and those
 * of Whitby's, the next one up the coast, for a test. The database (31 MB) is installed beside the project for the moment
 * of reading, and is no dependency of it.
 */
const database = '@neaps/tide-database@0.10.20260924';
const shore = path.join(import.meta.dirname, '../domain/shore');
const files = [
  { id: 'ticon/scarborough-sca-gbr-cco', target: 'gauge.ts', write: sourceOf },
  { id: 'ticon/whitby-whi-gbr-bodc', target: 'whitby-fixture.ts', write: fixtureOf },
];

type Station = {
  latitude: number;
  longitude: number;
  source: { name: string; url: string };
  license: { url: string };
  datums: Record<string, number | undefined>;
  astronomical_bounds: { hat: number };
  epoch: { start: string; end: string };
  harmonic_constituents: { name: string; amplitude: number; phase: number }[];
};

const folder = mkdtempSync(path.join(tmpdir(), 'tide-database-'));
try {
  execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', database], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const entry = path.join(folder, 'node_modules/@neaps/tide-database/dist/node/index.js');
  const { stationsById } = (await import(pathToFileURL(entry).href)) as {
    stationsById: Map<string, Station>;
  };
  for (const { id, target, write } of files) {
    const station = stationsById.get(id);
    if (!station) throw new Error(`${database} has no station ${id}.`);
    writeFileSync(path.join(shore, target), write(station, id));
    process.stdout.write(`${station.harmonic_constituents.length} constituents of ${id} written.\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function sourceOf({ datums, ...station }: Station, id: string): string {
  const { MSL, LAT } = datums;
  if (MSL === undefined || LAT === undefined)
    throw new Error('The station does not say where its datums lie.');
  return `${creditOf(station)}

/**
 * The tide gauge of Scarborough (${id}), from levels measured ${station.epoch.start} to ${station.epoch.end}.
 * Amplitudes in metres, phases in degrees after Greenwich. \`meanLevel\` and \`highest\` are the mean sea level and the
 * highest astronomical tide in metres above the lowest one (LAT, which is chart datum).
 */
export const gauge = {
  latitude: ${station.latitude},
  longitude: ${station.longitude},
  meanLevel: ${round(MSL - LAT, 3)},
  highest: ${round(station.astronomical_bounds.hat, 3)},
  constituents: [
${rowsOf(station, '    ')}
  ],
} as const;
`;
}

function fixtureOf(
  station: Pick<Station, 'license' | 'epoch' | 'harmonic_constituents'>,
  id: string,
): string {
  return `${creditOf(station)}

/**
 * The tide gauge of Whitby (${id}), from levels measured ${station.epoch.start} to ${station.epoch.end}, for
 * a test alone. Amplitudes in metres, phases in degrees after Greenwich.
 */
export const whitby = [
${rowsOf(station, '  ')}
];
`;
}

function creditOf({ license }: Pick<Station, 'license'>): string {
  return `// Written by scripts/tide-station.ts out of ${database}.
// Hart-Davis, M., Dettmering, D., Seitz, F. (2025): TICON-4, TIdal CONstants based on GESLA-4 sea-level records.
// SEANOE, https://doi.org/10.17882/109129. CC BY 4.0, ${license.url}
// Changed: rounded, amplitudes to a hundredth of a millimetre and phases to a hundredth of a degree.`;
}

function rowsOf(
  { harmonic_constituents: rows }: Pick<Station, 'harmonic_constituents'>,
  indent: string,
): string {
  return rows
    .map(
      ({ name, amplitude, phase }) =>
        `${indent}{ name: '${name}', amplitude: ${round(amplitude, 5)}, phase: ${round(phase, 2)} },`,
    )
    .join('\n');
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
