import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Static font files for resvg: named one by one so that a drawing looks the same on every machine. */
const files = [
  ...['500Medium', '600SemiBold', '700Bold', '800ExtraBold'].map(
    (w) => `bricolage-grotesque/${w}/BricolageGrotesque_${w}`,
  ),
  ...['400Regular', '500Medium', '600SemiBold', '700Bold'].map(
    (w) => `instrument-sans/${w}/InstrumentSans_${w}`,
  ),
  ...['300Light', '400Regular', '400Regular_Italic', '500Medium', '600SemiBold'].map(
    (w) => `fraunces/${w}/Fraunces_${w}`,
  ),
  ...['300Light', '400Regular', '500Medium'].map((w) => `jost/${w}/Jost_${w}`),
  ...['400Regular', '500Medium'].map((w) => `ibm-plex-mono/${w}/IBMPlexMono_${w}`),
  'anton/400Regular/Anton_400Regular',
  'dm-serif-display/400Regular/DMSerifDisplay_400Regular',
  'pirata-one/400Regular/PirataOne_400Regular',
  'bagel-fat-one/400Regular/BagelFatOne_400Regular',
];

/** A built site brings its fonts along, as `scripts/build/press.ts` put them beside its programs. */
const brought = path.join(import.meta.dirname, 'press');

export const fontFiles: readonly string[] = existsSync(brought)
  ? files.map((file) => path.join(brought, `${path.basename(file)}.ttf`))
  : files.map((file) =>
      fileURLToPath(new URL(`../../node_modules/@expo-google-fonts/${file}.ttf`, import.meta.url)),
    );
