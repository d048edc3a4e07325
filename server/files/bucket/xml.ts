import { Parser } from 'htmlparser2';

/**
 * The texts of some elements of an answer, in order: a new group begins where an element comes that the one before
 * has already.
 */
export function readTexts<Name extends string>(
  xml: string,
  names: readonly Name[],
): Array<Partial<Record<Name, string>>> {
  const groups: Array<Partial<Record<Name, string>>> = [];
  let inside: Name | undefined;
  const parser = new Parser(
    {
      onopentag: (tag) => {
        inside = names.find((name) => name === tag);
        if (!inside) return;
        const last = groups.at(-1);
        if (last && !(inside in last)) last[inside] = '';
        else groups.push({ [inside]: '' } as Partial<Record<Name, string>>);
      },
      ontext: (text) => {
        const last = groups.at(-1);
        if (inside && last) last[inside] = `${last[inside] ?? ''}${text}`;
      },
      onclosetag: () => {
        inside = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return groups;
}
