type Directives = ReadonlyMap<string, readonly string[]>;

/** Read by the sheet that is drawn of it: at most 36 characters. */
const rules: readonly (readonly [rule: string, kept: (policy: Directives) => boolean])[] = [
  ['Everything from this address only', (p) => only(p.get('default-src'), "'self'", "'none'")],
  ['No unsigned script in the markup', (p) => !allows(p, 'script-src', "'unsafe-inline'")],
  ['No text is ever run as a script', (p) => !allows(p, 'script-src', "'unsafe-eval'")],
  ['No style in the markup', (p) => !allows(p, 'style-src', "'unsafe-inline'")],
  ['No other host is named', (p) => [...p.values()].flat().every((source) => !/[.*]|\/\//.test(source))],
  ['No plug-ins', (p) => only(p.get('object-src'), "'none'")],
  ['Links cannot be led elsewhere', (p) => only(p.get('base-uri'), "'none'", "'self'")],
  ['Forms go to this site only', (p) => only(p.get('form-action'), "'self'", "'none'")],
  ['Shown in nobody else’s frame', (p) => only(p.get('frame-ancestors'), "'none'", "'self'")],
  ['Always encrypted', (p) => p.has('upgrade-insecure-requests')],
];

/** Which rules a Content-Security-Policy keeps. */
export function judgePolicy(policy: string): { rule: string; kept: boolean }[] {
  const directives: Directives = new Map(
    policy.split(';').flatMap((one) => {
      const [name, ...sources] = one.trim().split(/\s+/);
      return name ? [[name, sources] as const] : [];
    }),
  );
  return rules.map(([rule, kept]) => ({ rule, kept: kept(directives) }));
}

const only = (sources: readonly string[] | undefined, ...allowed: string[]) =>
  sources !== undefined && sources.length > 0 && sources.every((source) => allowed.includes(source));

/** What a directive does not say is said by `default-src`. */
const allows = (policy: Directives, name: string, source: string) =>
  (policy.get(name) ?? policy.get('default-src') ?? [source]).includes(source);
